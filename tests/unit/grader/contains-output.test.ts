// Whether a result carries a tool's output, however the program wrapped it.
import { describe, expect, test } from 'vitest';
import { quotesOutput } from '../../../src/grader/contains-output.ts';
import { containsOutput, resultsIn } from '../../../src/grader/index.ts';

const text = 'Chamado 3318: "Troca de teclado", aberto por jtanaka.';
const json = '{"pedido":"58213","itens":["Luminária Íris"],"livres":3}';

describe('an output is found', () => {
  test.each([
    ['as it is', text, text],
    ['with words around it', `Falhou: ${text} Tente de novo.`, text],
    ['inside JSON', JSON.stringify({ ok: true, data: text }), text],
    ['inside JSON inside JSON', JSON.stringify(JSON.stringify({ text })), text],
    ['escaped for XML', `<r>${text.replaceAll('"', '&quot;')}</r>`, text],
    ['wrapped into lines', text.replaceAll(' ', '\n  '), text],
    ['in decomposed Unicode', 'Luminária Íris'.normalize('NFD'), 'Luminária Íris'],
    ['as JSON printed anew', JSON.stringify(JSON.parse(json), null, 2), json],
    [
      'as JSON with its keys in another order',
      '{"livres":3,"itens":["Luminária Íris"],"pedido":"58213"}',
      json,
    ],
    ['as JSON told in words', 'Pedido 58213: Luminária Íris (3 livres)', json],
    ['where it is empty', 'sem saída', ''],
  ])('%s', (_, said, output) => {
    expect(containsOutput(said, output)).toBe(true);
  });
});

describe('an output is not found', () => {
  test.each([
    ['in another output', 'Chamado 3301: "VPN cai", aberto por lmoraes.', text],
    ['in an empty text', '', text],
    ['in a part of it', 'Chamado 3318', text],
    ['in JSON with another value', json.replace('58213', '58307'), json],
    ['in a serialised Error', JSON.stringify(new Error(text)), text],
  ])('%s', (_, said, output) => {
    expect(containsOutput(said, output)).toBe(false);
  });
});

test('the text of a result is read from strings, text blocks, documents and search results', () => {
  const contents = [
    'um',
    [{ type: 'text', text: 'dois' }],
    [{ type: 'document', source: { type: 'text', media_type: 'text/plain', data: 'três' } }],
    [
      {
        type: 'search_result',
        source: 'https://a.example',
        title: 't',
        content: [{ type: 'text', text: 'quatro' }],
      },
    ],
    [{ type: 'image', source: { type: 'url', url: 'https://a.example/a.png' } }],
    undefined,
  ];
  const content = contents.map((inner, index) => ({
    type: 'tool_result',
    tool_use_id: `t${index}`,
    content: inner,
  }));
  expect(resultsIn({ messages: [{ role: 'user', content }] }).map((result) => result.text)).toEqual([
    'um',
    'dois',
    'três',
    'quatro',
    '',
    '',
  ]);
});

describe('an output is quoted', () => {
  test.each([
    ['word for word, in any wrapping', JSON.stringify({ data: text }), text, true],
    ['not where only its values stand', 'Pedido 58213: Luminária Íris (3 livres)', json, false],
    ['not where it is so short that it may stand there by chance', 'Tudo ok por aqui', 'ok', false],
  ])('%s', (_, said, output, expected) => {
    expect(quotesOutput(said, output)).toBe(expected);
  });
});
