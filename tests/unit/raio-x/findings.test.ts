// Findings of both profiles as one list, what trains each, and the examples that show them.
import { describe, expect, it } from 'vitest';
import { checkedContent } from '../../../src/authoring/index.ts';
import { readPaste } from '../../../src/paste/index.ts';
import { examples } from '../../../src/ui/islands/raio-x/examples.ts';
import { examineRequest } from '../../../src/ui/islands/raio-x/reading/examine-request.ts';
import { prepareRepair } from '../../../src/ui/islands/raio-x/reading/prepare-repair.ts';
import { trainings } from '../../../src/ui/islands/raio-x/reading/training.ts';
import { trainingLinks } from '../../../src/ui/islands/raio-x/training-links.ts';
import type { Examination } from '../../../src/ui/islands/raio-x/x-ray-messages.ts';

function examine(text: string): Examination {
  const [request] = readPaste(text).requests;
  if (!request) throw new Error('Nothing was read.');
  return examineRequest(request, 0).examination;
}

function example(id: string): Examination {
  return examine(examples.find((entry) => entry.id === id)?.text ?? '');
}

const statuses = ({ verdicts }: Examination) => [verdicts.anthropic.status, verdicts.strict.status];

describe('the examples', () => {
  it('show an orphan, a split and text before results', () => {
    expect(statuses(example('orfao'))).toEqual([400, 400]);
    expect(statuses(example('divididos'))).toEqual([200, 400]);
    expect(statuses(example('texto-antes'))).toEqual([400, 400]);
  });

  it.each(examples)('are repaired for both profiles: $id', ({ text }) => {
    const repair = prepareRepair(text, { refused: { anthropic: true, strict: true } });
    expect(repair.reach).toBe('strict');
    expect(statuses(examine(repair.text))).toEqual([200, 200]);
    expect(repair.steps.length).toBeGreaterThan(0);
    expect(repair.diff?.some((part) => part.kind === 'lines')).toBe(true);
  });
});

describe('findings', () => {
  it('of the same kind are explained once, with all their places', () => {
    const { findings, findingCount } = example('orfao');
    const orphans = findings.filter(({ finding }) => finding.rule === 'pairing/unexpected-result');
    expect(orphans).toHaveLength(1);
    expect(orphans[0]?.placeCount).toBe(2);
    expect(orphans[0]?.profiles).toEqual(['anthropic', 'strict']);
    expect(findingCount).toBe(2);
  });

  it('of a single profile say which', () => {
    const [first, second] = example('divididos').findings;
    expect([first?.finding.severity, first?.profiles]).toEqual(['error', ['strict']]);
    expect([second?.finding.severity, second?.profiles]).toEqual(['warning', ['anthropic']]);
  });

  it('of a missing result lead to the lesson about that way of missing it', () => {
    expect(example('divididos').findings[0]?.training).toBe('pairing/missing-result apart');
    expect(example('texto-antes').findings[0]?.training).toBe('pairing/missing-result behind');
    const unanswered = JSON.stringify({
      model: 'claude-haiku-4-5',
      max_tokens: 1024,
      messages: [
        { role: 'user', content: 'Oi' },
        { role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_1', name: 'buscar', input: {} }] },
        { role: 'user', content: 'E então?' },
      ],
    });
    expect(examine(unanswered).findings[0]?.training).toBe('pairing/missing-result');
  });

  it('lead only to sections and exercises that the course has', () => {
    const links = trainingLinks(checkedContent({ root: process.cwd() }));
    expect(Object.keys(links)).toEqual(Object.keys(trainings));
    expect(links['pairing/split-results']).toEqual({
      lesson: { title: 'Chamadas paralelas', href: '/licoes/tool-use-no-loop/#chamadas-paralelas' },
      exercises: [{ title: 'Resultados divididos', href: '/pegadinhas/resultados-divididos/' }],
    });
  });
});

describe('a request that both profiles accept', () => {
  it('needs no repair', () => {
    const repair = prepareRepair('{}', { refused: { anthropic: false, strict: false } });
    expect([repair.needed, repair.reach]).toEqual([false, null]);
  });
});

describe('a body of Converse', () => {
  const split = JSON.stringify({
    messages: [
      { role: 'user', content: [{ text: 'Oi.' }] },
      {
        role: 'assistant',
        content: [
          { toolUse: { toolUseId: 'a', name: 'ver', input: {} } },
          { toolUse: { toolUseId: 'b', name: 'ver', input: {} } },
        ],
      },
      { role: 'user', content: [{ toolResult: { toolUseId: 'a', content: [{ text: '1' }] } }] },
      { role: 'user', content: [{ toolResult: { toolUseId: 'b', content: [{ text: '2' }] } }] },
    ],
    toolConfig: { tools: [{ toolSpec: { name: 'ver', inputSchema: { json: { type: 'object' } } } }] },
  });

  it('is judged once, by the rules of Converse', () => {
    const found = examine(split);
    expect(found.converse).toEqual({
      modelId: 'us.anthropic.claude-sonnet-4-5-20250929-v1:0',
      isAssumed: true,
    });
    expect(statuses(found)).toEqual([400, 400]);
    expect(found.verdicts.anthropic.error?.type).toBe('ValidationException');
    expect(found.findings[0]?.finding.rule).toBe('converse/missing-results');
  });

  it('is judged by the model that it names', () => {
    const named = { ...(JSON.parse(split) as object), modelId: 'us.no-such-model-v1:0' };
    expect(examine(JSON.stringify(named)).verdicts.anthropic.error?.message).toBe(
      'The provided model identifier is invalid.',
    );
  });

  it('recognises Bedrock’s own error pasted with it', () => {
    const error = {
      message: 'Expected toolResult blocks at messages.2.content for the following Ids: b',
      __type: 'ValidationException',
    };
    const found = examine(`${split}\n${JSON.stringify(error)}`);
    expect(found.evidence).toMatchObject({ foreign: false, matches: ['anthropic', 'strict'] });
  });
});
