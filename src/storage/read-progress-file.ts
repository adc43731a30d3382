// An exported file's text → its contents, or ImportRefused that says where and what. Touches no storage.
// It must not repair anything: a damaged file is refused whole.
import type * as z from 'zod/mini';
import {
  draftSchema,
  findJsonFault,
  type ProgressFile,
  progressEventSchema,
  progressFileSchema,
} from '../core/index.ts';
import { describeIssue } from './describe-issue.ts';
import { ImportRefused } from './storage-fault.ts';

const format = 'pegadinha-progress';
const newestVersion = 1;

/**
 * Checks all of a file. Rejects with ImportRefused at the first fault. A long file is read in turns with the page, which
 * can draw and react meanwhile.
 */
export async function readProgressFile(text: string): Promise<ProgressFile> {
  const value = parseJson(text.replace(/^\uFEFF/, ''));
  if (!isRecord(value) || value.format !== format) {
    const found = isRecord(value)
      ? `o campo "format" é ${JSON.stringify(value.format) ?? 'ausente'}`
      : 'não há um objeto';
    throw new ImportRefused(
      'formato-desconhecido',
      `O arquivo é JSON, mas não é uma exportação do Pegadinha: ${found}; deveria ser "${format}". Escolha o arquivo que "Exportar" baixou.`,
    );
  }
  if (typeof value.version === 'number' && value.version > newestVersion)
    throw new ImportRefused(
      'versao-mais-nova',
      `O arquivo foi escrito por um Pegadinha mais novo (versão ${value.version} do formato; este lê até a ${newestVersion}). Recarregue a página para atualizar o Pegadinha e importe de novo.`,
    );
  const events = await readEntries(value.events, {
    schema: progressEventSchema,
    name: 'Evento',
    list: 'events',
  });
  const drafts = await readEntries(value.drafts, { schema: draftSchema, name: 'Rascunho', list: 'drafts' });
  // The lists are checked already; here only that they are lists.
  const shell = { ...value, events: events && [], drafts: drafts && [] };
  const parsed = progressFileSchema.safeParse(shell);
  if (!parsed.success) throw brokenContent(`No arquivo, ${describeIssue(parsed.error.issues, value)}.`);
  const tooDeep = parsed.data.unreadable.findIndex((entry) => isDeeper(entry, mostLevels));
  if (tooDeep !== -1)
    throw brokenContent(
      `No arquivo, "unreadable[${tooDeep}]" tem mais de ${mostLevels} níveis, um dentro do outro.`,
    );
  return { ...parsed.data, events: events ?? [], drafts: drafts ?? [] };
}

/** No entry of any version comes near it, and what walks through an entry goes as deep as the entry does. */
const mostLevels = 100;

/** Whether a value has lists or objects within one another beyond so many levels. */
function isDeeper(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

const entriesPerTurn = 5000;

/** The checked entries of a list; undefined where there is no list. */
async function readEntries<T>(
  entries: unknown,
  kind: { schema: z.ZodMiniType<T>; name: string; list: string },
): Promise<T[] | undefined> {
  if (!Array.isArray(entries)) return undefined;
  const read: T[] = [];
  for (const [index, entry] of entries.entries()) {
    const parsed = kind.schema.safeParse(entry);
    if (!parsed.success) {
      const what = describeIssue(parsed.error.issues, entry);
      throw brokenContent(
        `${kind.name} ${index + 1} de ${entries.length} (${kind.list}[${index}]), ${what}.`,
      );
    }
    read.push(parsed.data);
    if (read.length % entriesPerTurn === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  return read;
}

function brokenContent(sentence: string): ImportRefused {
  return new ImportRefused(
    'conteudo-invalido',
    `${sentence} O arquivo foi alterado ou danificado; use outra exportação.`,
  );
}

function parseJson(text: string): unknown {
  if (text.trim() === '')
    throw new ImportRefused(
      'arquivo-vazio',
      'O arquivo está vazio. Escolha o arquivo que "Exportar" baixou.',
    );
  try {
    return JSON.parse(text);
  } catch {
    const fault = findJsonFault(text);
    const place = fault === null ? 'O' : `Linha ${fault.line}, coluna ${fault.column}: o`;
    const what = fault?.cutOff ? 'foi cortado: termina no meio' : 'foi alterado ou é de outro tipo';
    throw new ImportRefused(
      'json-invalido',
      `${place} arquivo não é JSON válido; ${what}. Use outra exportação.`,
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
