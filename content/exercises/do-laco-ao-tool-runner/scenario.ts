// What the scripted model does in the exercise "do-laco-ao-tool-runner". Pure.
import { defineScenario, type ScriptContext, type ScriptedCall } from '../../../src/scenario/index.ts';

const slots = (especialidade: string, dia: string): ScriptedCall => ({
  tool: 'horarios_livres',
  input: { especialidade, dia },
});
const price = (especialidade: string, convenio: string): ScriptedCall => ({
  tool: 'valor_da_consulta',
  input: { especialidade, convenio },
});

/** The answers quote what came back, so a lost result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map(({ text, isError }) => (isError ? `Não consegui confirmar: ${text}.` : text))
    .join(' ');
}

export default defineScenario({
  variants: [
    {
      id: 'uma-consulta',
      title: 'Uma chamada e a resposta',
      about: 'O caso mais simples do laço.',
      seed: 3361,
      question: 'Tem vaga com cardiologista em 2/12?',
      script: [
        { text: 'Vou olhar a agenda.', calls: [slots('cardiologia', '2026-12-02')] },
        (context) => ({ text: `Agenda: ${quoted(context)}` }),
      ],
    },
    {
      id: 'tres-em-paralelo',
      title: 'Três chamadas de duas ferramentas no mesmo turno',
      about: 'A ferramenta mais rápida foi pedida por último.',
      seed: 80127,
      question: 'Compare cardiologia e dermatologia em 2/12, e diga quanto custa a cardiologia particular.',
      script: [
        {
          calls: [
            slots('cardiologia', '2026-12-02'),
            slots('dermatologia', '2026-12-02'),
            price('cardiologia', 'particular'),
          ],
        },
        (context) => ({ text: `Comparando: ${quoted(context)}` }),
      ],
    },
    {
      id: 'tres-rodadas',
      title: 'Três rodadas antes da resposta',
      about: 'Cada rodada depende da anterior.',
      seed: 1549,
      question: 'Qual o primeiro dia com dermatologista, e quanto custa?',
      script: [
        { text: 'Começo por 2/12.', calls: [slots('dermatologia', '2026-12-02')] },
        { text: 'Nada em 2/12. Vejo o dia seguinte.', calls: [slots('dermatologia', '2026-12-03')] },
        { calls: [price('dermatologia', 'particular')] },
        (context) => ({ text: `Dermatologia: ${quoted(context)}` }),
      ],
    },
    {
      id: 'uma-falha',
      title: 'Uma das duas ferramentas falha',
      about: 'O convênio está em renegociação; a agenda sai normalmente.',
      seed: 46018,
      question: 'Ortopedista em 4/12 pelo Vida Plena: tem vaga, e quanto pago?',
      script: [
        { calls: [price('ortopedia', 'vida-plena'), slots('ortopedia', '2026-12-04')] },
        (context) => ({ text: `Ortopedia: ${quoted(context)}` }),
      ],
    },
    {
      id: 'sem-ferramenta',
      title: 'O modelo responde sem chamar nada',
      about: 'A primeira resposta já é a final.',
      seed: 712,
      question: 'Vocês atendem pediatria?',
      script: [{ text: 'Não atendemos pediatria; só cardiologia, dermatologia e ortopedia.' }],
    },
  ],
});
