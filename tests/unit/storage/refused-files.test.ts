import { describe, expect, it } from 'vitest';
import type { EventBody } from '../../../src/core/index.ts';
import { ImportRefused, memoryStore } from '../../../src/storage/index.ts';
import { event, fileOf, setting } from './both-stores.ts';

async function refusal(text: string): Promise<ImportRefused> {
  const store = memoryStore({ clock: () => 0, random: () => 0.5 });
  try {
    await store.importFile(text);
  } catch (error) {
    expect(await store.exportFile()).toMatchObject({ events: [], drafts: [], unreadable: [] });
    if (error instanceof ImportRefused) return error;
    throw error;
  }
  throw new Error('the file was accepted');
}
const whole = JSON.parse(fileOf({ events: [event('other:1', 5)] }));

describe('an import file is refused whole', () => {
  it.each([
    ['an empty file', '  \n', 'arquivo-vazio', 'O arquivo está vazio.'],
    [
      'a file cut off',
      JSON.stringify(whole, null, 2).slice(0, 60),
      'json-invalido',
      /^Linha 4, coluna \d+: /,
    ],
    ['a misplaced comma', '{\n  "format": ,\n}', 'json-invalido', 'Linha 2, coluna 13: '],
    ['another JSON', '{"format":"anki"}', 'formato-desconhecido', 'o campo "format" é "anki"'],
    ['a list', '[1]', 'formato-desconhecido', 'não há um objeto'],
    [
      'a newer version',
      JSON.stringify({ ...whole, version: 2 }),
      'versao-mais-nova',
      'versão 2 do formato; este lê até a 1',
    ],
    [
      'a version that never was',
      JSON.stringify({ ...whole, version: 0 }),
      'conteudo-invalido',
      'campo "version": encontrado 0; esperado 1',
    ],
    [
      'a version that is none',
      JSON.stringify({ ...whole, version: 'x' }),
      'conteudo-invalido',
      'campo "version": encontrado "x"; esperado 1',
    ],
    [
      'no events',
      JSON.stringify({ ...whole, events: undefined }),
      'conteudo-invalido',
      'campo "events": encontrado nada; esperado uma lista',
    ],
    [
      'a wrong rating',
      fileOf({
        events: [
          event('other:1', 5),
          { id: 'other:2', at: 1, body: { type: 'review', item: 'question:a', rating: 7, elapsedMs: 1 } },
        ],
      }),
      'conteudo-invalido',
      'Evento 2 de 2 (events[1]), campo "body.rating": encontrado 7; esperado 1, 2, 3 ou 4.',
    ],
    [
      'an unknown kind of event',
      fileOf({ events: [{ id: 'other:2', at: 1, body: { type: 'dream' } }] }),
      'conteudo-invalido',
      /campo "body.type": encontrado "dream"; esperado "answer", .* ou "undo"/,
    ],
    [
      'a field too many',
      fileOf({ events: [{ ...event('other:2', 1), extra: 1 }] }),
      'conteudo-invalido',
      'há campos que não pertencem aqui: "extra"',
    ],
    [
      'an event that would change every object',
      fileOf({}).replace(
        '"events":[]',
        '"events":[{"id":"other:2","at":1,"body":{},"__proto__":{"polluted":1}}]',
      ),
      'conteudo-invalido',
      'Evento 1 de 1 (events[0])',
    ],
    [
      'a file whose own fields would change every object',
      fileOf({}).replace(
        '"events"',
        '"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"events"',
      ),
      'conteudo-invalido',
      'há campos que não pertencem aqui',
    ],
    ['another program’s text', 'PK\u0003\u0004 not JSON at all', 'json-invalido', 'Linha 1, coluna 1: '],
    [
      'one broken event after thousands of sound ones',
      fileOf({
        events: [...Array.from({ length: 5000 }, (_, index) => event(`other:${index + 1}`, 5)), { id: 'x' }],
      }),
      'conteudo-invalido',
      'Evento 5001 de 5001 (events[5000])',
    ],
    [
      'a broken draft',
      fileOf({ drafts: [{ exercise: 'x', source: 1, previous: null, updatedAt: 1 }] }),
      'conteudo-invalido',
      'Rascunho 1 de 1 (drafts[0]), campo "source": encontrado 1; esperado um texto',
    ],
  ])('%s', async (_name, text, code, message) => {
    const error = await refusal(text);
    expect(error.code).toBe(code);
    expect(error.message).toMatch(message);
    expect(error.message).toMatch(new RegExp(`Nada foi importado\\. \\[importacao/${code}\\]$`));
  });

  it('and nothing of it has changed what objects are', () => {
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('but items that this version of the course does not have are no fault', async () => {
    const store = memoryStore({ clock: () => 0, random: () => 0.5 });
    const unknown: EventBody = {
      type: 'review',
      item: 'question:gone-or-yet-to-come',
      rating: 3,
      elapsedMs: 1,
    };
    await store.importFile(fileOf({ events: [event('other:1', 5, unknown)] }));
    expect(await store.progress({ now: 6 })).toMatchObject({
      cards: new Map([[unknown.item, { reviews: 1 }]]),
    });
  });

  it('but a byte order mark before the text is no fault', async () => {
    const store = memoryStore({ clock: () => 0, random: () => 0.5 });
    await store.importFile(`\uFEFF${fileOf({ events: [event('other:1', 5, setting('a'))] })}`);
    expect(await store.events()).toHaveLength(1);
  });
});
