// An exported file's text → its contents, or ImportRefused that says where and what. Pure.
// It must not repair anything: a damaged file is refused whole.
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

/** Checks all of a file. Throws ImportRefused at the first fault. */
export function readProgressFile(text: string): ProgressFile {
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
  refuseBrokenEntries(value.events, { schema: progressEventSchema, name: 'Evento', list: 'events' });
  refuseBrokenEntries(value.drafts, { schema: draftSchema, name: 'Rascunho', list: 'drafts' });
  const parsed = progressFileSchema.safeParse(value);
  if (!parsed.success) throw brokenContent(`No arquivo, ${describeIssue(parsed.error.issues, value)}.`);
  return parsed.data;
}

function refuseBrokenEntries(
  entries: unknown,
  kind: { schema: typeof progressEventSchema | typeof draftSchema; name: string; list: string },
): void {
  if (!Array.isArray(entries)) return;
  for (const [index, entry] of entries.entries()) {
    const parsed = kind.schema.safeParse(entry);
    if (parsed.success) continue;
    const what = describeIssue(parsed.error.issues, entry);
    throw brokenContent(`${kind.name} ${index + 1} de ${entries.length} (${kind.list}[${index}]), ${what}.`);
  }
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
