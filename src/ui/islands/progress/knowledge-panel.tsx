// What is known of each part of the exam, with its interval: domains as pictures, the finer parts as tables.
// Runs in the page.
import type { KnowledgeRow } from '../../../scheduler/index.ts';
import { progressText } from '../../strings/pt.progress.ts';
import type { CourseMap } from './course-map.ts';
import { Part, type Table, TableDetails } from './figure.tsx';
import type { Overview } from './read-overview.ts';
import { sayShare } from './say-share.ts';
import { ShareLine } from './share-line.tsx';

const text = progressText.knowledge;

export function KnowledgePanel({ overview, course }: { overview: Overview; course: CourseMap }) {
  const { domains, taskStatements, objectives } = overview;
  const titles = new Map(course.exam.taskStatements.map(({ id, title }) => [id, `${id} · ${title}`]));
  const goals = new Map(
    course.lessons.flatMap((lesson) => lesson.objectives.map(({ id, text: goal }) => [id, goal] as const)),
  );
  return (
    <Part id="partes" title={text.title}>
      <p class="label">{text.about}</p>
      <ul role="list" class="shares">
        {course.exam.domains.map(({ number, title, weightPercent }) => {
          const row = domains.find(({ key }) => key === String(number));
          return (
            <li key={number}>
              <b>{text.domain(number, title)}</b>
              {row !== undefined && row.met > 0 && <ShareLine share={row.recall} />}
              <span class="label">{[text.weight(weightPercent), ...sayRow(row)].join(' · ')}</span>
            </li>
          );
        })}
      </ul>
      <TableDetails caption={text.title} table={tableOf(domains, (key) => domainName(key, course))} />
      <TableDetails
        caption={text.byTaskStatement}
        summary={text.byTaskStatement}
        table={tableOf(taskStatements, (key) => titles.get(key) ?? key)}
      />
      <TableDetails
        caption={text.byObjective}
        summary={text.byObjective}
        table={tableOf(objectives, (key) => goals.get(key) ?? key)}
      />
    </Part>
  );
}

function domainName(key: string, course: CourseMap): string {
  const domain = course.exam.domains.find(({ number }) => String(number) === key);
  return domain === undefined ? key : text.domain(domain.number, domain.title);
}

function sayRow(row: KnowledgeRow | undefined): string[] {
  if (row === undefined) return [text.noItems];
  return [
    sayShare(row.recall, { value: text.value, none: text.nothingMet }),
    text.reviewed(row.met, row.items),
  ];
}

function tableOf(rows: readonly KnowledgeRow[], nameOf: (key: string) => string): Table {
  return {
    columns: text.columns,
    rows: rows.map((row) => ({
      key: row.key,
      cells: [
        nameOf(row.key),
        `${row.met}/${row.items}`,
        sayShare(row.recall, { value: text.range, none: text.unknown }),
        String(row.due),
      ],
    })),
  };
}
