// The learner's whole progress as a download. Runs in the page.
import type { ProgressStore } from '../../../storage/index.ts';
import { downloadFile, fileName } from './download-file.ts';

/**
 * Downloads everything as one JSON file and notes the time beside the log. Resolves to the file's name. Where nothing can
 * be written (the disk is full) the file comes all the same, and only the note is missing.
 */
export async function downloadExport(options: {
  store: Pick<ProgressStore, 'exportFile' | 'noteExport'>;
  now: number;
}): Promise<string> {
  const { store, now } = options;
  const file = await store.exportFile();
  const name = fileName({ at: now, ending: 'json' });
  downloadFile({ name, type: 'application/json', parts: [JSON.stringify(file, null, 1)] });
  await store.noteExport().catch(() => undefined);
  return name;
}
