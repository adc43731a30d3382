// The files of a begun exercise of the form "repair-history", per API: request bodies, and what judges them. Pure.
import type { ExerciseMeta } from '../../core/index.ts';

const scenario = `// What the scripted model answers to the mended body. Pure.
// TODO(autor): one variant, with an empty question and one line of text.
import { defineScenario } from '../../../src/scenario/index.ts';

export default defineScenario({
  variants: [
    {
      id: 'historico',
      title: 'O histórico consertado',
      seed: 101,
      question: '',
      script: [{ text: 'A caneta custa R$ 4,50, e o caderno, R$ 18,90.' }],
    },
  ],
});
`;

const checks = `// What the exercise requires of the body that was sent. Pure; judges the request, never the text of the file.
// TODO(autor): what the mended history holds; the first check is the trap.
import type { Check } from '../../../src/core/index.ts';
import { apiAcceptsAll, blocksIn, resultsIn } from '../../../src/grader/index.ts';

const everyCallHasResult: Check = {
  id: 'todas-respondidas',
  title: 'Cada chamada do histórico tem o seu resultado',
  judge(run) {
    const body = run.requests[0]?.body;
    const calls = blocksIn(body).filter(({ type }) => type === 'tool_use');
    const answered = resultsIn(body).map(({ id }) => id);
    const left = calls.filter(({ fields }) => !answered.includes(String(fields.id)));
    if (calls.length === 2 && left.length === 0) return { passed: true };
    return {
      passed: false,
      given: 'O modelo pediu dois preços no mesmo turno.',
      got: \`O histórico enviado tem \${calls.length} chamadas, \${left.length} delas sem resultado.\`,
      expected: 'As duas chamadas continuam no histórico, cada uma com o seu resultado.',
    };
  },
};

const checks: Check[] = [everyCallHasResult, apiAcceptsAll()];

export default checks;
`;

interface Shape {
  call: (id: string, item: string) => unknown;
  result: (id: string, text: string) => unknown;
  text: (text: string) => unknown;
  rest: Record<string, unknown>;
}

const schema = { type: 'object', properties: { item: { type: 'string' } }, required: ['item'] };
const tool = {
  name: 'consultar_preco',
  description: 'TODO(autor): the tools as tools.ts declares them.',
};

const shapes: Record<ExerciseMeta['api'], Shape> = {
  messages: {
    call: (id, item) => ({ type: 'tool_use', id, name: tool.name, input: { item } }),
    result: (id, content) => ({ type: 'tool_result', tool_use_id: id, content }),
    text: (text) => ({ type: 'text', text }),
    rest: {
      model: 'claude-opus-5',
      max_tokens: 1024,
      tools: [{ ...tool, input_schema: schema }],
    },
  },
  converse: {
    call: (id, item) => ({ toolUse: { toolUseId: id, name: tool.name, input: { item } } }),
    result: (id, text) => ({ toolResult: { toolUseId: id, content: [{ text }] } }),
    text: (text) => ({ text }),
    rest: { toolConfig: { tools: [{ toolSpec: { ...tool, inputSchema: { json: schema } } }] } },
  },
};

const [first, second] = ['toolu_01Kq8vZr3YxWm5TbNc7HdJfLpA', 'toolu_01Xb2nGs9RtVh4QkEw6MzUyCjD'];

/** Name of each file → its text, tools.ts excepted. */
export function bodyFiles(api: ExerciseMeta['api']): Record<string, string> {
  const { call, result, text, rest } = shapes[api];
  const asked = { role: 'user', content: [text('Quanto custam a caneta e o caderno?')] };
  const turn = { role: 'assistant', content: [call(first, 'caneta'), call(second, 'caderno')] };
  const [pen, book] = [result(first, 'A caneta custa R$ 4,50.'), result(second, 'O caderno custa R$ 18,90.')];
  const body = (...messages: unknown[]) => `${JSON.stringify({ ...rest, messages }, null, 2)}\n`;
  const user = (...content: unknown[]) => ({ role: 'user', content });
  return {
    'scenario.ts': scenario,
    'checks.ts': checks,
    'starter.json': body(asked, turn, user(pen)),
    'solution.json': body(asked, turn, user(pen, book)),
    'mistakes/todas-respondidas.so-texto.json': body(asked, turn, user(text('R$ 4,50 e R$ 18,90.'))),
    'mistakes/todas-respondidas.sem-turno.json': body(asked, user(text('R$ 4,50 e R$ 18,90.'))),
  };
}
