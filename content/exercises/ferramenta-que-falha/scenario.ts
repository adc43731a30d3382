// What the scripted model does in the exercise "ferramenta-que-falha". Pure.
// A simple rule stands for the model's judgement, and the statement says so: a result flagged as failure whose text
// shows a way out is tried again; a flagged one without a way out is explained; anything not flagged is taken as data.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type SeenResult,
} from '../../../src/scenario/index.ts';

const balance = (conta: string, data: string): ScriptedCall => ({
  tool: 'consultar_saldo',
  input: { conta, data },
});
const title = (numero: string): ScriptedCall => ({ tool: 'consultar_titulo', input: { numero } });

/** The call that a failure's text points to, if it does. */
function wayOut(result: SeenResult): ScriptedCall | undefined {
  if (!result.isError) return undefined;
  const account = String(result.input.conta);
  if (result.tool === 'consultar_titulo') return result.text.includes('9034') ? title('9034') : undefined;
  if (result.text.includes('26/11')) return balance(account, '2026-11-26');
  if (result.text.includes('27/11')) return balance(account, '2026-11-27');
  return undefined;
}

function summary(context: ScriptContext): string {
  const parts = context.allResults.flatMap((result) => {
    if (!result.isError) return [`Apurado: ${result.text}`];
    if (wayOut(result) !== undefined) return [];
    return [`Não foi possível consultar ${Object.values(result.input).join(' em ')}: ${result.text}`];
  });
  return parts.join(' ');
}

/** Plays `opening`, then tries failures again as long as their texts show a way out, then sums up. */
function analyst(opening: ScriptedTurn): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 0) return opening;
    if (context.step > 4) return undefined;
    const calls = context.results.flatMap((result) => wayOut(result) ?? []);
    if (calls.length > 0) return { text: 'A consulta falhou, mas há outro caminho. Vou tentar.', calls };
    return { text: summary(context) };
  };
}

export default defineScenario({
  variants: [
    {
      id: 'saldo-em-consolidacao',
      title: 'A única chamada falha, e a mensagem mostra a saída',
      about: 'O dia pedido ainda não fechou. Sabendo disso, o modelo consulta o dia anterior.',
      seed: 2811,
      question: 'Qual é o saldo mais recente da conta 1021?',
      script: analyst({ text: 'Vou consultar a posição de ontem.', calls: [balance('1021', '2026-11-28')] }),
    },
    {
      id: 'uma-de-tres',
      title: 'Três chamadas paralelas, duas da mesma ferramenta; uma falha',
      about: 'O título 7781 foi renumerado. O 7719 existe, e o assunto dele é "Erro 404".',
      seed: 40962,
      question: 'Confira os títulos 7781 e 7719 e o saldo da conta 1021 em 27/11.',
      script: analyst({ calls: [title('7781'), title('7719'), balance('1021', '2026-11-27')] }),
    },
    {
      id: 'nenhuma-falha',
      title: 'Nada falha, mas um resultado fala em "erro" e "falha"',
      about: 'O assunto do título 7719 é dado, não é falha.',
      seed: 615,
      question: 'Qual é o assunto do título 7719?',
      script: analyst({ text: 'Um instante.', calls: [title('7719')] }),
    },
    {
      id: 'falha-duas-vezes',
      title: 'A segunda tentativa também falha; a terceira acerta',
      about: 'Cada mensagem de falha leva o modelo um passo adiante.',
      seed: 87331,
      question: 'Qual é o último saldo fechado da conta 1044?',
      script: analyst({ calls: [balance('1044', '2026-11-28')] }),
    },
    {
      id: 'sem-saida',
      title: 'A falha não tem conserto, e o modelo explica',
      about: 'O título 3150 só existe em papel. O 7702 sai normalmente.',
      seed: 5206,
      question: 'Preciso dos títulos 3150 e 7702.',
      script: analyst({ text: 'Vou buscar os dois.', calls: [title('3150'), title('7702')] }),
    },
    {
      id: 'todas-falham',
      title: 'As duas chamadas do turno falham',
      about: 'Nenhum resultado bom no primeiro turno; as duas mensagens mostram saídas diferentes.',
      seed: 99014,
      question: 'Traga o título 7781 e o saldo da conta 1021 em 28/11.',
      script: analyst({ calls: [title('7781'), balance('1021', '2026-11-28')] }),
    },
  ],
});
