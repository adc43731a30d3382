// What the scripted model does in the exercise "truncado-por-max-tokens". Pure.
// Each turn says how many tokens it takes. With less room it is cut off: in its last call, or in its text.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
} from '../../../src/scenario/index.ts';

const read = (codigo: string): ScriptedCall => ({ tool: 'ler_rascunho', input: { codigo } });
const publish = (titulo: string, corpo: string, publico: string, quando: string): ScriptedCall => ({
  tool: 'publicar_comunicado',
  input: { titulo, corpo, publico, quando },
});

function quoted(context: ScriptContext): string {
  return context.allResults.map(({ text, isError }) => (isError ? `não deu (${text})` : text)).join(' ');
}

const health = publish(
  'Novo plano de saúde',
  'A partir de janeiro, o plano passa a cobrir consultas por vídeo e exames em toda a rede.',
  'Recife',
  '2026-12-01 09:00',
);
const merger = publish(
  'Equipes de Recife e Natal',
  'As duas equipes passam a responder a uma só gerência. Os detalhes, nome a nome, estão a seguir.',
  'diretoria',
  '2026-12-02 18:00',
);

const everything = publish(
  'Íntegra dos contratos',
  'Contrato 1, cláusula 1 …',
  'lideranças',
  '2026-12-03 10:00',
);

const report = [
  'Relatório dos rascunhos. O R-12 trata do plano de saúde e já passou pelo jurídico.',
  'O R-15 trata da fusão das equipes e continua restrito. Recomendo publicar o R-12 e esperar com o R-15.',
];

/** Two drafts, then a long text. Asked to go on after a cut, the model writes the rest. */
function longReport(question: string) {
  return (context: ScriptContext): ScriptedTurn | undefined => {
    if (!context.question.includes(question)) return { text: report[1] ?? '' };
    if (context.step === 0) return { calls: [read('R-12'), read('R-15')] };
    return context.step === 1 ? { text: report.join(' '), needsTokens: 2200 } : undefined;
  };
}

const reportQuestion = 'Faça um relatório completo dos rascunhos R-12 e R-15.';

export default defineScenario({
  variants: [
    {
      id: 'cabe-de-primeira',
      title: 'Uma consulta e uma resposta curta',
      about: 'Nada passa de 1000 tokens.',
      seed: 411,
      question: 'O R-12 já pode sair?',
      script: [
        { text: 'Vou ler o rascunho.', calls: [read('R-12')], needsTokens: 120 },
        (context) => ({ text: `Pode. ${quoted(context)}`, needsTokens: 200 }),
      ],
    },
    {
      id: 'chamada-cortada',
      title: 'A publicação não cabe na primeira resposta',
      about: 'O turno toma 2500 tokens. Cortado, o público e a hora ficam de fora.',
      seed: 80233,
      question: 'Publique o aviso do plano de saúde para Recife, amanhã às 9h.',
      script: [
        { text: 'Vou publicar.', calls: [health], needsTokens: 2500 },
        (context) => ({ text: `Feito. ${quoted(context)}`, needsTokens: 200 }),
      ],
    },
    {
      id: 'cortada-na-segunda-volta',
      title: 'A leitura cabe; a publicação, só com muito mais espaço',
      about: 'O segundo turno toma 9000 tokens.',
      seed: 5517,
      question: 'Leia o R-15 e publique a versão completa para a diretoria em 02/12 às 18h.',
      script: [
        { calls: [read('R-15')], needsTokens: 100 },
        { text: 'O texto é longo.', calls: [merger], needsTokens: 9000 },
        (context) => ({ text: `Publicado. ${quoted(context)}`, needsTokens: 300 }),
      ],
    },
    {
      id: 'uma-inteira-outra-cortada',
      title: 'Duas publicações no turno; só a segunda é cortada',
      about: 'A primeira parece boa. Executada agora e de novo depois, sairia duas vezes.',
      seed: 39904,
      question: 'Publique o plano de saúde para Recife e a fusão para a diretoria.',
      script: [
        { calls: [health, merger], needsTokens: 3600 },
        (context) => ({ text: `As duas saíram. ${quoted(context)}`, needsTokens: 300 }),
      ],
    },
    {
      id: 'texto-cortado',
      title: 'Só há texto, e ele acaba no meio',
      about: 'A resposta final toma 2200 tokens.',
      seed: 127,
      question: reportQuestion,
      script: longReport(reportQuestion),
    },
    {
      id: 'nao-cabe',
      title: 'A chamada não cabe em limite nenhum',
      about: 'O modelo tenta escrever um texto sem fim.',
      seed: 66120,
      question: 'Publique para as lideranças um comunicado com a íntegra de todos os contratos.',
      script: ({ step }) =>
        step === 0
          ? { text: 'Vou reunir tudo em um comunicado só.', calls: [everything], needsTokens: 1_000_000 }
          : { text: 'O comunicado saiu.' },
    },
  ],
});
