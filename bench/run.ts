// `npm run bench`: how long the simulated API takes to judge a request, as a ratio to JSON.parse of the same body.
// Ratios travel between machines, milliseconds do not. Run by Node directly; prints a table and asserts nothing.
import { performance } from 'node:perf_hooks';
import { validateMessagesRequest } from '../src/mock-api/index.ts';

const sizes = [10, 1_000, 10_000];
const minimumMs = 300;

/** A tool loop of `blocks` content blocks: rounds of text, two calls, two results, all in order. */
function historyOf(blocks: number): unknown {
  const messages: unknown[] = [{ role: 'user', content: 'Compare the two.' }];
  for (let count = 0, round = 0; count < blocks; count += 5, round += 1) {
    const ids = [`toolu_01${round}a`, `toolu_01${round}b`];
    const calls = ids.map((id) => ({
      type: 'tool_use',
      id,
      name: 'lookup',
      input: { key: `item ${round}` },
    }));
    const results = ids.map((id) => ({
      type: 'tool_result',
      tool_use_id: id,
      content: `The value stored under item ${round} is ${round * 7}, last changed in week ${round % 52}.`,
    }));
    messages.push({ role: 'assistant', content: [{ type: 'text', text: 'Let me look both up.' }, ...calls] });
    messages.push({ role: 'user', content: results });
  }
  const tools = [
    { name: 'lookup', input_schema: { type: 'object', properties: { key: { type: 'string' } } } },
  ];
  return { model: 'claude-haiku-4-5', max_tokens: 1024, tools, messages };
}

/** Median milliseconds of one call, after warming up. */
function measure(work: () => unknown): number {
  const samples: number[] = [];
  const end = performance.now() + minimumMs;
  for (let warmUp = 0; warmUp < 5; warmUp += 1) work();
  while (samples.length < 5 || performance.now() < end) {
    const start = performance.now();
    work();
    samples.push(performance.now() - start);
  }
  return samples.sort((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

console.log('blocks     JSON.parse      validate   ratio');
for (const blocks of sizes) {
  const text = JSON.stringify(historyOf(blocks));
  const body: unknown = JSON.parse(text);
  const { status } = validateMessagesRequest(body, { profile: 'anthropic' });
  if (status !== 200)
    throw new Error(`The benchmark's own history of ${blocks} blocks is refused. [bench/invalid-history]`);
  const parseMs = measure(() => JSON.parse(text));
  const validateMs = measure(() => validateMessagesRequest(body, { profile: 'anthropic' }));
  const cells = [parseMs, validateMs].map((value) => `${value.toFixed(3)} ms`.padStart(14));
  console.log(`${String(blocks).padEnd(7)}${cells.join('')}${(validateMs / parseMs).toFixed(2).padStart(8)}`);
}
