// The line that offers a new version of the site.

export const update = {
  offer: 'Há uma versão nova.',
  reload: 'Recarregar',
  later: 'Depois',
} as const;
