// What the scripted model does in the exercise "converse-erro-sem-status". Pure.
// A simple rule stands for the model's judgement, and the statement says so: from a result that is not flagged it takes the first
// temperature that it finds; a flagged one it reports as not read, or follows where its text shows a way out.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type SeenResult,
} from '../../../src/scenario/index.ts';

const read = (tanque: string): ScriptedCall => ({ tool: 'ler_tanque', input: { tanque } });
const alarms = (tanque: string): ScriptedCall => ({ tool: 'alarmes_do_tanque', input: { tanque } });

/** The call that a flagged failure points to, if it does. */
function wayOut({ isError, text, tool, input }: SeenResult): ScriptedCall | undefined {
  if (!isError || tool !== 'ler_tanque' || !text.includes('sensor reserva')) return undefined;
  return { tool, input: { tanque: input.tanque, sensor: 'reserva' } };
}

const highest = 7;

function lineFor(result: SeenResult): string {
  const tank = `Tanque ${String(result.input.tanque)}`;
  if (result.isError) return `${tank}: sem leitura (${result.text}), conferir no local.`;
  if (result.tool === 'alarmes_do_tanque') return result.text;
  const [, whole = '', tenth = ''] = /(\d+),(\d) °C/.exec(result.text) ?? [];
  if (whole === '') return `${tank}: nada a observar.`;
  const tooWarm = Number(`${whole}.${tenth}`) > highest;
  return `${tank}: ${whole},${tenth} °C, ${tooWarm ? 'não coletar' : 'pode coletar'}.`;
}

/** Plays `opening`, follows the ways out of flagged failures, then writes the order for the driver. */
function shift(opening: ScriptedTurn): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 0) return opening;
    if (context.step > 3) return undefined;
    const calls = context.results.flatMap((result) => wayOut(result) ?? []);
    if (calls.length > 0) return { text: 'Esse sensor não respondeu. Vou pelo reserva.', calls };
    const lines = context.allResults.filter((result) => !wayOut(result)).map(lineFor);
    return { text: `Ordem de coleta. ${lines.join(' ')}` };
  };
}

export default defineScenario({
  variants: [
    {
      id: 'tudo-responde',
      title: 'Dois tanques, e os dois respondem',
      seed: 3141,
      question: 'Posso mandar o caminhão buscar os tanques 1 e 2?',
      script: shift({ text: 'Vou ler os dois.', calls: [read('1'), read('2')] }),
    },
    {
      id: 'sensor-parado',
      title: 'O sensor parou de madrugada, e a falha cita a última leitura',
      about: 'Flagged, the model tries the other sensor: the milk is too warm.',
      seed: 72005,
      question: 'O tanque 3 está bom para coleta?',
      script: shift({ calls: [read('3')] }),
    },
    {
      id: 'em-lavagem',
      title: 'Um tanque em lavagem, no meio de outros que respondem',
      about: 'The failure stands between two successes of the same turn.',
      seed: 559,
      question: 'Roteiro de hoje: 1, 4 e 6.',
      script: shift({ text: 'Lendo os três.', calls: [read('1'), read('4'), read('6')] }),
    },
    {
      id: 'falha-muda',
      title: 'A leitura falha sem dizer por quê',
      about: 'The tool throws an error with an empty message.',
      seed: 86420,
      question: 'E o tanque 5?',
      script: shift({ text: 'Um momento.', calls: [read('5'), alarms('5')] }),
    },
    {
      id: 'dado-que-fala-em-erro',
      title: 'A consulta dá certo, e o dado fala em erro',
      seed: 1207,
      question: 'O tanque 2 teve algum problema à noite?',
      script: shift({ calls: [alarms('2'), read('2')] }),
    },
    {
      id: 'duas-falhas',
      title: 'Duas leituras falham no mesmo turno, por motivos diferentes',
      seed: 40933,
      question: 'Leia 3, 4, 5 e veja os alarmes do 6.',
      script: shift({ calls: [read('3'), read('4'), read('5'), alarms('6')] }),
    },
  ],
});
