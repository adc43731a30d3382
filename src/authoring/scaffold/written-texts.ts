// The written files of what an author begins: a lesson, a question, the statement of an exercise. Pure.
// Whatever only the author can write is marked TODO(autor); all else is sound as it stands.
import type { Exam, ExerciseForm, ExerciseMeta } from '../../core/index.ts';
import { failedByStarter, guiltyLines } from './exercise-programs.ts';

const todo = (what: string) => `'TODO(autor): ${what}'`;
const api = {
  messages: 'https://platform.claude.com/docs/en/api/messages/create',
  converse: 'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_Converse.html',
};

/** Where in a lesson a new exercise or question belongs until the author says better. */
export interface PlaceInLesson {
  lesson: string;
  section: string;
  objective: string;
  taskStatement: string;
}

export function lessonText(given: {
  domain: number;
  number: number;
  statement: Exam['taskStatements'][number];
  source: string;
  today: string;
}): string {
  const { domain, number, statement, source, today } = given;
  return `---
title: ${todo('name of the lesson, in Portuguese')}
summary: ${todo('one sentence for lists and search')}
domain: ${domain}
position: { number: ${number}, of: ${number} }
taskStatements: ['${statement.id}'] # TODO(autor): the task statements that it teaches, of content/exam.yaml
scope: api-contract # TODO(autor): exam, api-contract or beyond
minutes: 12
source: ${source} # TODO(autor): the document that it mirrors, of content/sources.yaml
objectives:
  - id: primeiro-objetivo # TODO(autor): a permanent id
    text: ${todo('what a reader can do afterwards')}
prerequisites:
  - ${todo('what a reader should know already')}
next:
  - ${todo('where to go from here')}
summaryLines:
  - ${todo('first line of the summary')}
  - ${todo('second line')}
  - ${todo('third line')}
  - ${todo('fourth line')}
  - ${todo('fifth line')}
checkedOn: '${today}'
---

TODO(autor): a reason to read on.

<Objectives />

## Primeira parte

TODO(autor): the lesson. Its headings are anchors that exercises and questions refer to.

## Resumo em 5 linhas

<FiveLines />

## Documentação oficial

<Docs items={[
  { title: 'Messages API: referência', url: '${api.messages}' },
]} />

## Questões de fixação

<Questions />
`;
}

/** One question, indented to stand in a list; the right option stands at \`place\`. */
export function questionText(given: {
  id: string;
  at: PlaceInLesson;
  place: number;
  today: string;
  indent: string;
}): string {
  const { id, at, place, today, indent } = given;
  const option = (letter: string, index: number) => {
    const right = index === place;
    return `  - id: ${letter}
    text:
      pt: ${todo(`${right ? 'the right' : 'a wrong but plausible'} option ${letter}, in Portuguese`)}
      en: ${todo('the same in English')}
${right ? '    correct: true\n' : ''}    reason: ${todo(`why it is ${right ? 'right' : 'wrong'}, in a whole sentence`)}`;
  };
  const text = `- id: ${id}
  kind: single # TODO(autor): single, or multiple with "select: N"
  objective: ${at.objective} # TODO(autor): an objective of the lesson
  taskStatement: '${at.taskStatement}'
  scope: api-contract # TODO(autor): exam, api-contract or beyond
  section: ${at.section} # TODO(autor): the heading that answers it
  stem:
    pt: ${todo('the question, in Portuguese')}
    en: ${todo('the same in English, as the exam would put it')}
  options:
${['a', 'b', 'c', 'd'].map(option).join('\n').replace(/^/gm, '  ')}
  source: { title: Messages API, url: '${api.messages}' } # TODO(autor): the page that it rests on
  checkedOn: '${today}'
`;
  return text.replace(/^(?=.)/gm, indent);
}

export function statementText(given: {
  form: ExerciseForm;
  api: ExerciseMeta['api'];
  at: PlaceInLesson;
  today: string;
}): string {
  const { form, at, today } = given;
  return `---
title: ${todo('name of the trap, in Portuguese')}
hook: ${todo('one sentence that provokes a prediction')}
lesson: ${at.lesson}
section: ${at.section} # TODO(autor): the heading that teaches it
objective: ${at.objective} # TODO(autor): an objective of the lesson
taskStatements: ['${at.taskStatement}']
scope: api-contract # TODO(autor): exam, api-contract or beyond
profile: strict
minutes: 10
form: ${form}
api: ${given.api}
starterFails: ${failedByStarter[form]} # TODO(autor): the check of checks.ts that is the trap
${form === 'find-line' ? findLine(given.api) : prediction}
hints:
  - ${todo('a nudge: where to look')}
  - ${todo('what is wrong there')}
  - ${todo('nearly the answer')}
explanation: ${todo('what happened and why; shown after solving')}
docs:
  - { title: 'TODO(autor): an official page', url: '${api[given.api]}' }
checkedOn: '${today}'
---

TODO(autor): the statement: who the agent is, what the program must do, what counts.
`;
}

const prediction = `prediction:
  question: ${todo('asked before the first run')}
  options:
    - id: primeira
      text: ${todo('what does happen')}
      correct: true
      reason: ${todo('why')}
    - id: segunda
      text: ${todo('what one might expect instead')}
      reason: ${todo('why not')}
    - id: terceira
      text: ${todo('what another might expect')}
      reason: ${todo('why not')}`;

function findLine(which: ExerciseMeta['api']): string {
  const lines = guiltyLines(which).map(
    (text, index) => `    - text: ${JSON.stringify(text)}
${index === 0 ? '      correct: true\n' : ''}      reason: ${todo(index === 0 ? 'why it is this line' : 'why it is not this line')}`,
  );
  return `findLine:
  question: ${todo('which line is to blame')}
  lines:
${lines.join('\n')}
  otherwise: ${todo('said of any line that is not listed')}`;
}
