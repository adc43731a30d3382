// The questions as their authors wrote them, so that a learner in a test knows which options are right. Runs in Node.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';

interface Question {
  id: string;
  select?: number;
  options: { id: string; correct?: boolean; text: { pt: string; en: string } }[];
}

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'quizzes');
const bank = new Map<string, Question>();
for (const name of readdirSync(folder))
  for (const question of (parse(readFileSync(join(folder, name), 'utf8')) as { questions: Question[] })
    .questions)
    bank.set(question.id, question);

/** Letters and digits only: what the page's rendering and the author's Markdown have in common. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Id of the question on the page. */
export async function shownQuestion(page: Page): Promise<string> {
  const id = await page.locator('.question__stem').getAttribute('id');
  return (id ?? '').replace('stem-', '');
}

/** Places (from 0) to choose on the page for an answer that is right, or wrong in at least one option. */
export async function placesFor(page: Page, wanted: 'right' | 'wrong'): Promise<number[]> {
  const id = await shownQuestion(page);
  const question = bank.get(id);
  if (question === undefined) throw new Error(`Not in the bank: ${id}`);
  const isRight = new Map(
    question.options.flatMap(({ text, correct = false }) => [
      [plain(text.pt), correct] as const,
      [plain(text.en), correct] as const,
    ]),
  );
  const shown = await page.locator('.option__text').allTextContents();
  const places = shown.map((text, place) => {
    const right = isRight.get(plain(text));
    if (right === undefined) throw new Error(`Not an option of ${id}: ${text}`);
    return { place, right };
  });
  const first = places.filter(({ right }) => right === (wanted === 'right'));
  const then = places.filter(({ right }) => right !== (wanted === 'right'));
  return [...first, ...then].slice(0, question.select ?? 1).map(({ place }) => place);
}
