// Which part of the exam each item belongs to, read from quizzes/, content/ and nothing from src/.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Items by id, in no order, and the domains of the exam with their names. */
export function readContent() {
  const items = new Map();
  const quizzes = join(root, 'quizzes');
  for (const name of readdirSync(quizzes))
    for (const { id, taskStatement, scope } of parse(readFileSync(join(quizzes, name), 'utf8')).questions)
      items.set(`question:${id}`, { taskStatement, scope });
  const exercises = join(root, 'content', 'exercises');
  for (const id of readdirSync(exercises)) {
    const page = join(exercises, id, 'index.mdx');
    if (!existsSync(page)) continue;
    const { taskStatements, scope } = parse(readFileSync(page, 'utf8').split(/^---$/m)[1]);
    if (taskStatements.length > 0) items.set(`exercise:${id}`, { taskStatement: taskStatements[0], scope });
  }
  const exam = parse(readFileSync(join(root, 'content', 'exam.yaml'), 'utf8'));
  return { items, domains: exam.domains.map(({ number, title }) => ({ number, title: title.pt })) };
}
