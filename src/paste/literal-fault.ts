// Why a literal cannot be read, for people, in Portuguese. Pure. Quotes nothing that was pasted but a single sign or name.
import type { PasteProblem } from './pasted-request.ts';

export type FaultKind =
  | 'cut-off'
  | 'line-break-in-string'
  | 'bad-escape'
  | 'name'
  | 'abbreviated'
  | 'spread'
  | 'template'
  | 'missing-comma'
  | 'extra-comma'
  | 'trailing-comma'
  | 'missing-colon'
  | 'unescaped-quote'
  | 'typographic-quotes'
  | 'wrong-bracket'
  | 'left-over'
  | 'unexpected';

export interface LiteralFault {
  kind: FaultKind;
  /** Position in the text. */
  at: number;
}

const causes: Record<FaultKind, string> = {
  'cut-off':
    'O texto termina antes de fechar o que abriu, provavelmente por um limite de tamanho do log ou do terminal. Cole o corpo inteiro.',
  'line-break-in-string':
    'Há uma quebra de linha dentro de um texto entre aspas; em JSON ela se escreve \\n. O terminal ou o editor pode ter quebrado a linha.',
  'bad-escape':
    'Depois da barra invertida vem algo que não é escape; uma barra de verdade (em um caminho do Windows, por exemplo) se escreve \\\\.',
  name: 'Aqui há um nome, não um valor. Cole o valor que a variável tem, impresso como JSON.',
  abbreviated:
    'O console abreviou o objeto. Imprima-o inteiro: JSON.stringify(x, null, 2) em JavaScript, json.dumps(x) em Python.',
  spread:
    'O espalhamento (`...`) junta valores que não estão no texto. Cole o resultado, impresso como JSON.',
  template:
    'O texto tem uma expressão entre `$` e chaves, cujo valor não está aqui. Cole o resultado, impresso como JSON.',
  'missing-comma': 'Provavelmente falta uma vírgula antes deste ponto.',
  'extra-comma': 'Há uma vírgula a mais, ou falta um valor.',
  'trailing-comma': 'Há uma vírgula depois do último item. JavaScript e Python aceitam; JSON, não. Apague-a.',
  'missing-colon': 'Depois da chave deveria vir `:`.',
  'unescaped-quote':
    'O texto entre aspas terminou antes da hora: provavelmente há aspas sem barra invertida (\\") dentro dele.',
  'typographic-quotes': 'As aspas são tipográficas (“ ”). Troque por aspas retas (").',
  'wrong-bracket': 'O fechamento não combina com o que foi aberto: `[` fecha com `]`, `{` com `}`.',
  'left-over': 'O corpo já terminou; sobra um fechamento depois dele.',
  unexpected: 'O que está neste ponto não cabe em JSON.',
};

/** The problem with line and column, counted from 1, in `text`. */
export function problemAt(text: string, { kind, at }: LiteralFault): PasteProblem {
  const before = text.slice(0, at);
  const start = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let next = before.indexOf('\n'); next >= 0; next = before.indexOf('\n', next + 1)) line += 1;
  const cutOff = kind === 'cut-off';
  return {
    line,
    column: at - start + 1,
    what: cutOff ? 'O texto termina cedo demais.' : 'Daqui em diante não dá para ler.',
    cause: causes[kind],
    cutOff,
  };
}
