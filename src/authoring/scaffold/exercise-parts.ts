// The parts of a begun exercise that its programs are run against, as texts of files. Pure.

/** scenario.ts: four conversations with one tool. */
export const scenarioText = `// What the scripted model does in the exercise. Pure.
// TODO(autor): the conversations in which the trap shows, at least four, with other ids, numbers and order of calls.
import { defineScenario, type ScriptContext, type ScriptLine } from '../../../src/scenario/index.ts';

const ask = (...items: string[]): ScriptLine => ({
  calls: items.map((item) => ({ tool: 'consultar_preco', input: { item } })),
});
const answer = ({ allResults }: ScriptContext) => ({
  text: \`Encontrei: \${allResults.map(({ text }) => text).join(' ')}\`,
});

export default defineScenario({
  variants: [
    {
      id: 'um-item',
      title: 'Uma chamada só',
      seed: 101,
      question: 'Quanto custa a caneta?',
      script: [ask('caneta'), answer],
    },
    {
      id: 'dois-itens',
      title: 'Duas chamadas no mesmo turno',
      seed: 202,
      question: 'Quanto custam a caneta e o caderno?',
      script: [ask('caneta', 'caderno'), answer],
    },
    {
      id: 'duas-rodadas',
      title: 'Duas rodadas de chamadas',
      seed: 303,
      question: 'O que é mais caro, a borracha ou o caderno? E a caneta?',
      script: [ask('borracha', 'caderno'), ask('caneta'), answer],
    },
    {
      id: 'uma-falha',
      title: 'Três chamadas, e uma falha',
      seed: 404,
      question: 'Quanto custam a régua, a caneta e a borracha?',
      script: [ask('regua', 'caneta', 'borracha'), answer],
    },
  ],
});
`;

/** tools.ts: one tool that may fail. */
export const toolsText = `// Tools of the exercise. Pure; run on the trusted side.
// TODO(autor): the tools of your agent, with descriptions that say when to use them.
import type { ToolBox } from '../../../src/core/index.ts';

const prices: Record<string, string> = {
  borracha: 'A borracha custa R$ 3,10.',
  caderno: 'O caderno custa R$ 18,90.',
  caneta: 'A caneta custa R$ 4,50.',
};

const tools: ToolBox = {
  definitions: [
    {
      name: 'consultar_preco',
      description: 'Preço de hoje de um item da papelaria. Use para toda pergunta sobre preço.',
      input_schema: { type: 'object', properties: { item: { type: 'string' } }, required: ['item'] },
    },
  ],
  execute(_name, { item }) {
    const price = prices[String(item)];
    if (price === undefined) throw new Error(\`Não temos \${String(item)}.\`);
    return price;
  },
};

export default tools;
`;

/** checks.ts: the standard checks. */
export const checksText = `// What the exercise requires of a run. Pure; judges records, never source text.
// TODO(autor): what a right program does, in any style; the first check is the trap.
import type { Check } from '../../../src/core/index.ts';
import {
  apiAcceptsAll,
  everyCallAnswered,
  everyCallExecuted,
  finalAnswerReturned,
  historyKept,
  resultsCarryOwnOutput,
} from '../../../src/grader/index.ts';

const checks: Check[] = [
  everyCallAnswered(),
  everyCallExecuted(),
  apiAcceptsAll(),
  historyKept(),
  resultsCarryOwnOutput(),
  finalAnswerReturned(),
];

export default checks;
`;
