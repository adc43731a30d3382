// What the scripted model does in the exercise "parada-pela-prosa". Pure.
// Its texts say "pronto" and "concluído" where work is left, and leave the words out where it is done.
import {
  defineScenario,
  type ScriptContext,
  type ScriptedCall,
  type ScriptedTurn,
  type ScriptLine,
} from '../../../src/scenario/index.ts';

/** The final answers quote what came back, so a lost or swapped result is visible in them. */
function quoted(context: ScriptContext): string {
  return context.allResults
    .map((result) => (result.isError ? `não deu (${result.text})` : result.text))
    .join(' ');
}

const account = (pessoa: string, area: string): ScriptedCall => ({
  tool: 'criar_conta',
  input: { pessoa, area },
});
const reserve = (tipo: string, pessoa: string): ScriptedCall => ({
  tool: 'reservar_equipamento',
  input: { pessoa, tipo },
});
const meet = (pessoa: string, dia: string): ScriptedCall => ({
  tool: 'marcar_integracao',
  input: { pessoa, dia },
});

/** Plays `lines` to `question`. Asked anything else afterwards, the model has nothing to add. */
function asked(question: string, lines: ScriptLine[]) {
  return {
    question,
    script(context: ScriptContext): ScriptedTurn | undefined {
      if (!context.question.includes(question)) return { text: 'CONCLUÍDO.' };
      const line = lines[context.step];
      return typeof line === 'function' ? line(context) : line;
    },
  };
}

export default defineScenario({
  variants: [
    {
      id: 'termina-como-combinado',
      title: 'O modelo escreve a palavra combinada só no fim',
      about: 'A conversa que o autor do programa tinha em mente.',
      seed: 3301,
      ...asked('Crie a conta da Lia Prado, da área Dados.', [
        { text: 'Vou criar a conta.', calls: [account('Lia Prado', 'Dados')] },
        (context) => ({ text: `${quoted(context)} Pedido concluído.` }),
      ]),
    },
    {
      id: 'etapa-concluida',
      title: 'O modelo dá uma etapa por concluída e pede a próxima',
      about: 'A palavra aparece ao lado de uma chamada.',
      seed: 71820,
      ...asked('Prepare a entrada da Lia Prado: conta em Dados, notebook e integração em 01/12.', [
        { calls: [account('Lia Prado', 'Dados')] },
        {
          text: 'Conta criada, e a primeira etapa está concluída.',
          calls: [reserve('notebook', 'Lia Prado')],
        },
        { text: 'Notebook pronto para retirada. Falta a agenda.', calls: [meet('Lia Prado', '2026-12-01')] },
        (context) => ({ text: `A entrada da Lia ficou assim. ${quoted(context)}` }),
      ]),
    },
    {
      id: 'ainda-nao',
      title: 'A palavra aparece em uma negação',
      about: 'O modelo diz o que ainda não está pronto, e pede duas ferramentas.',
      seed: 559,
      ...asked('O Caio Mendes já tem conta em Produto, notebook e headset?', [
        {
          text: 'Ainda não está pronto: vou criar a conta antes.',
          calls: [account('Caio Mendes', 'Produto')],
        },
        { calls: [reserve('notebook', 'Caio Mendes'), reserve('headset', 'Caio Mendes')] },
        (context) => ({ text: `Agora tem. ${quoted(context)}` }),
      ]),
    },
    {
      id: 'pergunta-de-volta',
      title: 'O modelo termina com uma pergunta',
      about: 'Sem ferramenta e sem a palavra combinada: ele espera a pessoa.',
      seed: 20776,
      ...asked('Reserve um notebook para o Rafael.', [
        { text: 'Há dois contratados chamados Rafael: Rafael Lima e Rafael Nunes. Qual deles?' },
      ]),
    },
    {
      id: 'termina-sem-a-palavra',
      title: 'O modelo termina com outras palavras',
      about: 'Uma ferramenta falha, e a resposta final explica.',
      seed: 9413,
      ...asked('Conta da Nina Sato no Jurídico, notebook e headset, por favor.', [
        { text: 'Começo pela conta.', calls: [account('Nina Sato', 'Jurídico')] },
        { calls: [reserve('notebook', 'Nina Sato'), reserve('headset', 'Nina Sato')] },
        (context) => ({ text: `Situação da Nina: ${quoted(context)}` }),
      ]),
    },
  ],
});
