// What the scripted model does in the exercise "erro-como-dado". Pure.
// A simple rule stands for the model's judgement, and the statement says so: a flagged failure whose text shows a way out is
// tried again, a flagged one without a way out is explained, and whatever is not flagged is reported as data.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type SeenResult,
} from '../../../src/scenario/index.ts';

const logs = (servico: string, janela: string): ScriptedCall => ({
  tool: 'buscar_logs',
  input: { servico, janela },
});
const deploy = (servico: string, ambiente: string): ScriptedCall => ({
  tool: 'estado_do_deploy',
  input: { servico, ambiente },
});
const code = (codigo: string): ScriptedCall => ({ tool: 'explicar_codigo', input: { codigo } });

/** The call that a failure's text points to, if it does. */
function wayOut({ isError, text, input }: SeenResult): ScriptedCall | undefined {
  if (!isError) return undefined;
  const service = String(input.servico);
  if (text.includes('homologacao')) return deploy(service, 'homologacao');
  if (text.includes('15min responde')) return logs(service, '15min');
  if (text.includes('aceita é 1h')) return logs(service, '1h');
  return undefined;
}

function report(context: ScriptContext): string {
  const parts = context.allResults.flatMap((result) => {
    if (!result.isError) return [`Registrado: ${result.text}`];
    if (wayOut(result) !== undefined) return [];
    return [`Não consegui ler ${Object.values(result.input).join(' em ')}: ${result.text}`];
  });
  return parts.join(' ');
}

/** Plays `opening`, then tries failures again as long as their texts show a way out, then reports. */
function onCall(opening: ScriptedTurn): (context: ScriptContext) => ScriptedTurn | undefined {
  return (context) => {
    if (context.step === 0) return opening;
    if (context.step > 4) return undefined;
    const calls = context.results.flatMap((result) => wayOut(result) ?? []);
    if (calls.length > 0) return { text: 'Esta leitura falhou. Vou por outro caminho.', calls };
    return { text: report(context) };
  };
}

export default defineScenario({
  variants: [
    {
      id: 'dado-que-fala-em-erro',
      title: 'A consulta dá certo, e o dado tem uma chave "error"',
      about: 'Registros de erro são o conteúdo normal desta ferramenta.',
      seed: 1804,
      question: 'O que há nos logs de pagamentos nos últimos 15 minutos?',
      script: onCall({ text: 'Vou olhar os logs.', calls: [logs('pagamentos', '15min')] }),
    },
    {
      id: 'falha-com-saida',
      title: 'A leitura falha, e a mensagem mostra a saída',
      about: 'Sabendo da falha, o modelo lê o outro ambiente.',
      seed: 47220,
      question: 'Que versão de pagamentos está no ar?',
      script: onCall({ calls: [deploy('pagamentos', 'producao')] }),
    },
    {
      id: 'lista-vazia',
      title: 'A consulta dá certo e não acha nada',
      about: 'Nenhum erro registrado é uma boa notícia, não uma falha.',
      seed: 630,
      question: 'O estoque registrou algum erro agora há pouco? E que versão está no ar?',
      script: onCall({ calls: [logs('estoque', '15min'), deploy('estoque', 'producao')] }),
    },
    {
      id: 'uma-de-tres',
      title: 'Três leituras em paralelo; só uma falha',
      about: 'Um verbete com a chave "error", um log e um cofre fora do ar.',
      seed: 92155,
      question: 'Explique o E1042 e me dê os logs e a versão do catálogo.',
      script: onCall({
        text: 'Três leituras.',
        calls: [code('E1042'), deploy('catalogo', 'producao'), logs('catalogo', '1h')],
      }),
    },
    {
      id: 'falha-duas-vezes',
      title: 'A segunda tentativa também falha; a terceira acerta',
      about: 'Cada mensagem leva o modelo a uma janela menor.',
      seed: 7708,
      question: 'Quantos timeouts pagamentos teve hoje?',
      script: onCall({ text: 'Começo pela janela do dia.', calls: [logs('pagamentos', '24h')] }),
    },
  ],
});
