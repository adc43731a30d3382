// What is said of saving and of backups outside the data page. Of its own, because every page with a store loads it.

const plural = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const entries = (count: number): string => plural(count, 'registro', 'registros');
const days = (count: number): string => plural(count, 'dia', 'dias');
const number = (value: number): string => value.toLocaleString('pt-BR');

/** What the header and the banner say of a write. */
export const savingText = {
  saved: 'Salvo neste navegador',
  failed: 'A última mudança não foi salva',
  notLasting: 'Este navegador não deixa salvar',
  export: 'Exportar agora',
  exported: (name: string) => `Exportado: ${name}`,
  toData: 'Abrir Dados',
  close: 'Fechar este aviso',
} as const;

/** The reminder of a backup, where it stands alone. */
export const backupText = {
  never: (count: number) => `Seu progresso ainda não tem cópia: ${entries(count)} só neste navegador.`,
  old: (count: number, age: number) =>
    `Sua última cópia tem ${days(age)}; ${count === 1 ? 'falta nela 1 registro' : `faltam nela ${number(count)} registros`}.`,
  export: 'Fazer uma cópia',
  later: (count: number) => `Lembrar em ${days(count)}`,
} as const;
