// Checks that a lesson, its quiz and its exercises form one whole: what is listed is taught, in the order of the text. Pure.
import type { Content, SourceFile } from './build-course.ts';
import type { Problem } from './problem.ts';

/** Problems of lessons, quizzes and exercises with one another; `content` must hold all entries that could be read. */
export function checkCourse(given: { content: Content; files: readonly SourceFile[] }): Problem[] {
  const paths = new Set(given.files.map(({ path }) => path));
  const listed = given.content.course?.units.flatMap(({ lessons }) => lessons) ?? [];
  return [
    ...listed.flatMap(({ id, exercises }) => [
      ...checkQuizOf(id, paths, given.content),
      ...checkTraps(id, exercises, given.content),
    ]),
    ...given.content.quizzes.flatMap(checkQuizName),
    ...[...given.content.lessons, ...given.content.exercises].flatMap(checkBody),
  ];
}

function checkQuizOf(lesson: string, paths: ReadonlySet<string>, { lessons }: Content): Problem[] {
  const entry = lessons.find(({ id }) => id === lesson);
  if (!entry || paths.has(`quizzes/${lesson}.yaml`) || paths.has(`quizzes/${lesson}.yml`)) return [];
  return [
    {
      code: 'content/no-quiz',
      file: entry.file,
      line: null,
      what: `The lesson "${lesson}" has no questions.`,
      fix: `Write quizzes/${lesson}.yaml, or begin it with \`npx pegadinha new question <id> --lesson ${lesson}\`.`,
    },
  ];
}

/** Each listed exercise is led into by a `<Trap>`, and the list has the order of the text. */
function checkTraps(
  lesson: string,
  listed: readonly string[],
  { lessons, exercises: known }: Content,
): Problem[] {
  const entry = lessons.find(({ id }) => id === lesson);
  if (!entry) return [];
  const exercises = [...new Set(listed)].filter((id) => known.some((exercise) => exercise.id === id));
  const traps = [...entry.body.matchAll(/<Trap\s[^>]*id="([^"]*)"/g)].map(([, id]) => id ?? '');
  const missing = exercises.filter((id) => !traps.includes(id));
  const problems = missing.map((id): Problem => {
    const what = `The lesson leads into "${id}" nowhere, though content/course.yaml lists it.`;
    const fix = `Put <Trap id="${id}" /> where the lesson teaches it.`;
    return { code: 'content/trap-missing', file: entry.file, line: null, what, fix };
  });
  const inText = traps.filter((id, place) => exercises.includes(id) && traps.indexOf(id) === place);
  const inList = exercises.filter((id) => traps.includes(id));
  const place = inList.findIndex((id, at) => id !== inText[at]);
  if (place !== -1)
    problems.push({
      code: 'content/trap-order',
      file: 'content/course.yaml',
      line: null,
      what: `The exercises of "${lesson}" are not listed in the order of its text: "${inList[place]}" stands where the text has "${inText[place]}".`,
      fix: `List them so: ${inText.join(', ')}.`,
    });
  return problems;
}

function checkQuizName({ file, lesson }: Content['quizzes'][number]): Problem[] {
  if (/^quizzes\/(.+)\.ya?ml$/.exec(file)?.[1] === lesson) return [];
  const what = `The file is not named after the lesson that it names, "${lesson}".`;
  return [
    {
      code: 'content/quiz-name',
      file,
      line: 1,
      what,
      fix: `Rename it to quizzes/${lesson}.yaml, or correct \`lesson\`.`,
    },
  ];
}

function checkBody({ file, body, bodyLine }: { file: string; body: string; bodyLine: number }): Problem[] {
  if (/\S/.test(body)) return [];
  const what = 'After the front matter there is no text.';
  return [{ code: 'content/empty-body', file, line: bodyLine, what, fix: 'Write the text below the "---".' }];
}
