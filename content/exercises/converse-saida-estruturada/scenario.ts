// What the scripted model does in the exercise "converse-saida-estruturada". Pure.
// A simple rule stands for the model, and the statement says so: made to call, it fills in the declared schema; asked for a
// format, it writes JSON of that schema; free, it calls where nothing is missing from the report, and else chats.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedTurn,
  type SeenSchema,
} from '../../../src/scenario/index.ts';

interface Report {
  bairro: string;
  tipo: 'alagamento' | 'deslizamento' | 'queda_de_arvore' | 'outro';
  /** How people say it: what the model writes where the schema leaves the words to it. */
  said: string;
  feridos: number | null;
}

/** What each report says, by variant. */
export const reports: Record<string, Report> = {
  'alagamento-claro': { bairro: 'Afogados', tipo: 'alagamento', said: 'Rua alagada', feridos: 0 },
  'arvore-clara': { bairro: 'Casa Forte', tipo: 'queda_de_arvore', said: 'Árvore caída', feridos: 2 },
  'feridos-nao-ditos': { bairro: 'Ibura', tipo: 'alagamento', said: 'Enchente', feridos: null },
  'encosta-sem-numeros': {
    bairro: 'Nova Descoberta',
    tipo: 'deslizamento',
    said: 'Barreira caiu',
    feridos: null,
  },
  'outro-tipo': { bairro: 'Boa Viagem', tipo: 'outro', said: 'Fio solto', feridos: 1 },
  'perfil-global': { bairro: 'Várzea', tipo: 'alagamento', said: 'Água na garagem', feridos: null },
};

/** The record as far as `schema` asks for it and lets it be said. */
function recordFor(report: Report, { properties = {} }: SeenSchema): Record<string, unknown> {
  const { bairro, tipo, feridos } = properties;
  const closed = Array.isArray(tipo?.enum) && tipo.enum.includes(report.tipo);
  const mayBeNull = Array.isArray(feridos?.type) && feridos.type.includes('null');
  return {
    ...(bairro ? { bairro: report.bairro } : {}),
    ...(tipo ? { tipo: closed ? report.tipo : report.said } : {}),
    ...(feridos ? { feridos: report.feridos ?? (mayBeNull ? null : 0) } : {}),
  };
}

function chat({ bairro, said, feridos }: Report): string {
  const hurt = feridos === null ? 'Alguém se feriu?' : `Feridos: ${feridos === 0 ? 'nenhum' : feridos}.`;
  const loose = JSON.stringify({ bairro, tipo: said, feridos: feridos ?? 'não informado' });
  return `Sinto muito por isso. ${said} em ${bairro}, certo? ${hurt}\n\`\`\`json\n${loose}\n\`\`\``;
}

function play(report: Report) {
  return (context: ScriptContext): ScriptedTurn => {
    if (context.step > 0) return { text: 'Ocorrência registrada.' };
    const { outputSchema, tools, schemas, toolChoice, question } = context;
    const [tool] = tools;
    const asked = tool !== undefined && question.includes(tool);
    const calls = tool !== undefined && (toolChoice !== 'auto' || asked || report.feridos !== null);
    if (calls) return { calls: [{ tool, input: recordFor(report, schemas[tool] ?? {}) }] };
    if (outputSchema) return { text: JSON.stringify(recordFor(report, outputSchema)) };
    return { text: chat(report) };
  };
}

const variant = (id: keyof typeof reports & string, title: string, seed: number, question: string) => {
  const report = reports[id];
  if (!report) throw new Error(`no report for ${id}`);
  return { id, title, seed, question, script: play(report) };
};

export default defineScenario({
  variants: [
    variant(
      'alagamento-claro',
      'Relato completo, Claude Sonnet 5',
      1979,
      'A rua São Miguel, em Afogados, está alagada. Ninguém se feriu, graças a Deus.',
    ),
    variant(
      'arvore-clara',
      'Relato completo, Claude Opus 5.5',
      60613,
      'Caiu uma árvore em cima de dois carros em Casa Forte, duas pessoas machucadas!',
    ),
    variant(
      'feridos-nao-ditos',
      'O relato não fala em feridos, Claude Sonnet 5',
      7544,
      'Enchente no Ibura de novo, a água já está na cintura.',
    ),
    variant(
      'encosta-sem-numeros',
      'O relato não fala em feridos, Claude Sonnet 5.5',
      38,
      'A barreira caiu atrás da minha casa em Nova Descoberta',
    ),
    variant(
      'outro-tipo',
      'Nenhum dos tipos previstos, Claude Opus 5',
      91125,
      'Fio solto na avenida em Boa Viagem, um rapaz levou choque e foi pro hospital.',
    ),
    variant(
      'perfil-global',
      'Claude Opus 5.5 por um perfil global',
      4410,
      'Água entrando na garagem do prédio, Várzea, perto da universidade',
    ),
  ],
});
