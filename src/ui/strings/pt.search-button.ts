// What the way into the search says, on every page; the dialog's own words are in pt.search.ts.

export const searchButton = {
  label: 'Buscar (tecla /)',
  failed: 'A busca não abriu. Verifique a conexão.',
} as const;
