// A small course that has no problems, for tests that break one thing in it.
import type { SourceFile } from '../../../src/core/index.ts';

const texts: Record<string, string> = {
  'content/course.yaml': `title: Curso
units:
  - id: unidade
    title: Unidade
    lessons:
      - id: licao-um
        exercises: [laco-quebrado]
`,
  'content/exam.yaml': `name: Exame
code: CCAR-F
guideVersion: v1.0
checkedOn: 2026-11-29
facts: []
domains:
  - { number: 1, title: { pt: Agentes, en: Agents }, weightPercent: 27, confidence: high }
taskStatements:
  - { id: "1.1", title: { pt: Laço, en: Loop } }
scenarios: []
`,
  'content/sources.yaml': `- { id: fonte-um, title: Fonte, language: pt, note: nota }
`,
  'content/glossary.yaml': `- { id: agentic-loop, en: agentic loop, pt: laço agêntico, meaning: Repete até o fim. }
`,
  'lessons/licao-um.mdx': `---
title: Lição
summary: Resumo.
domain: 1
position: { number: 1, of: 1 }
taskStatements: ["1.1"]
scope: api-contract
minutes: 3
source: fonte-um
objectives:
  - { id: entender, text: Entender. }
prerequisites: []
next: []
summaryLines: [a, b, c, d, e]
checkedOn: 2026-11-29
---
## Um título

<Trap id="laco-quebrado" /> e <Term id="agentic-loop">laço</Term>.
`,
  'content/exercises/laco-quebrado/index.mdx': `---
title: Laço quebrado
hook: O que acontece?
lesson: licao-um
section: um-titulo
objective: entender
taskStatements: ["1.1"]
scope: api-contract
minutes: 5
starterFails: pareamento
prediction:
  question: O que a API vai responder?
  options:
    - { id: erro, text: Um 400., correct: true, reason: Sim. }
    - { id: certo, text: Um 200., reason: Não. }
    - { id: nada, text: Nada., reason: Não. }
hints: [um, dois, três]
explanation: Porque sim.
docs:
  - { title: Docs, url: "https://example.com/docs" }
checkedOn: 2026-11-29
---
Conserte.
`,
  'quizzes/licao-um.yaml': `lesson: licao-um
questions:
  - id: q-um
    kind: single
    objective: entender
    taskStatement: "1.1"
    scope: exam
    section: um-titulo
    exercise: laco-quebrado
    stem: { pt: Pergunta?, en: Question? }
    options:
      - { id: a, text: { pt: A, en: A }, correct: true, reason: Certo. }
      - { id: b, text: { pt: B, en: B }, reason: Errado. }
      - { id: c, text: { pt: C, en: C }, reason: Errado. }
      - { id: d, text: { pt: D, en: D }, reason: Errado. }
    source: { title: Docs, url: "https://example.com/docs" }
    checkedOn: 2026-11-29
`,
};

/** The sound course, with the named texts replaced; a change to `null` leaves the file out. */
export function courseFiles(
  changes: Record<string, string | null | ((text: string) => string)> = {},
): SourceFile[] {
  const paths = new Set([...Object.keys(texts), ...Object.keys(changes)]);
  return [...paths].flatMap((path) => {
    const change = changes[path];
    if (change === null) return [];
    const text = typeof change === 'function' ? change(texts[path] ?? '') : (change ?? texts[path] ?? '');
    return [{ path, text }];
  });
}
