// What the search dialog says; the words on its button are on every page and stand in pt.search-button.ts.
import { plural } from './plural.ts';

export const search = {
  title: 'Buscar e ir para',
  field: 'Buscar em lições, pegadinhas e glossário, ou ir para uma página',
  placeholder: 'Buscar ou ir para…',
  close: 'Fechar',
  list: 'Sugestões e resultados',
  now: 'Agora',
  places: 'Ir para',
  actions: 'Ações',
  results: 'Resultados',
  searching: 'Procurando…',
  found: (pages: number) => plural(pages, 'página ou termo encontrado', 'páginas e termos encontrados'),
  nothing: (query: string) => `Nada encontrado para “${query}”. Tente uma palavra só ou o termo em inglês.`,
  failed: 'A busca não carregou. Verifique a conexão e digite de novo; os lugares abaixo funcionam sem ela.',
  keys: { choose: 'escolher', open: 'abrir', close: 'fechar' },
  kinds: { licoes: 'Lição', pegadinhas: 'Pegadinha', glossario: 'Glossário' },
  placeHints: {
    home: 'O que fazer agora',
    lessons: 'O curso, na ordem',
    exercises: 'Laços para consertar',
    review: 'Cartões que vencem hoje',
    mockExam: 'Treino com tempo, como na prova',
    progress: 'O que você sabe, e o que fazer agora',
    xRay: 'Achar o erro de uma requisição recusada',
    glossary: 'Os termos da prova em inglês',
    exam: 'Domínios, pesos e tarefas',
    data: 'Exportar, importar, apagar',
  },
  home: 'Início',
  themes: { system: 'Tema do sistema', light: 'Tema claro', dark: 'Tema escuro' },
} as const;
