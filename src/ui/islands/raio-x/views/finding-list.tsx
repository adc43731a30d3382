// Each kind of finding once: where, in which profiles, what it means in Portuguese, and what trains it.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { rayText } from '../../../strings/pt.raio-x.ts';
import { InlineText } from '../../exercise/views/rich-text.tsx';
import type { Examination, FindingView } from '../x-ray-messages.ts';

const text = rayText.findings;
const atOnce = 6;

/** What trains a rule, with titles: made at build time from the course. */
export interface TrainingLinks {
  lesson: { title: string; href: string };
  exercises: { title: string; href: string }[];
}

function Links({ links }: { links: TrainingLinks }): JSX.Element {
  return (
    <p class="ray-finding__links">
      <span>
        {text.lesson}: <a href={links.lesson.href}>{links.lesson.title}</a>
      </span>
      {links.exercises.map(({ title, href }) => (
        <span key={href}>
          {text.exercise}: <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  );
}

function Place({ path, onShow }: { path: string; onShow: (path: string) => void }): JSX.Element {
  if (!path.startsWith('messages.')) return <code>{path === '' ? text.wholeBody : path}</code>;
  return (
    <button type="button" class="ex-link" onClick={() => onShow(path)}>
      <span class="visually-hidden">{text.show}: </span>
      <code>{path}</code>
    </button>
  );
}

function Item(props: {
  view: FindingView;
  /** Texts that the verdict has already shown. */
  said: string[];
  links: TrainingLinks | undefined;
  /** False where there is but one verdict. */
  hasProfiles: boolean;
  onShow: (path: string) => void;
}): JSX.Element {
  const { finding, profiles, paths, placeCount } = props.view;
  const { severity } = finding;
  const where = profiles[0] !== undefined && profiles.length === 1 ? text.only(profiles[0]) : text.both;
  return (
    <li class="ray-finding" data-severity={severity}>
      <p class="ray-finding__head">
        <strong>{text[severity]}</strong>
        {props.hasProfiles && <span>{where}</span>}
        {paths.map((path, index) => (
          <Place key={`${index} ${path}`} path={path} onShow={props.onShow} />
        ))}
        {placeCount > paths.length && <span>{text.morePlaces(placeCount - paths.length)}</span>}
      </p>
      {severity === 'error' && !props.said.includes(finding.message) && (
        <p class="ray-finding__words" lang="en">
          <code>{finding.message}</code>
        </p>
      )}
      <p>
        <InlineText text={finding.explanation} /> {finding.disputed && text.disputed}
      </p>
      {props.links && <Links links={props.links} />}
    </li>
  );
}

export function FindingList(props: {
  examination: Examination;
  trainingLinks: Record<string, TrainingLinks>;
  onShow: (path: string) => void;
}): JSX.Element | null {
  const { findings, findingCount, verdicts } = props.examination;
  const [count, setCount] = useState(atOnce);
  if (findingCount === 0) return null;
  const said = [verdicts.anthropic, verdicts.strict].flatMap(({ error }) => error?.message ?? []);
  const refused = findings.some(({ finding }) => finding.severity === 'error');
  const rest = findings.length - count;
  return (
    <section class="ray-findings" aria-labelledby="raio-x-problemas">
      <h2 id="raio-x-problemas">{refused ? text.title : text.titleWarnings}</h2>
      <ol role="list">
        {findings.slice(0, count).map((view) => (
          <Item
            key={`${view.finding.rule} ${view.finding.path} ${view.finding.message}`}
            view={view}
            said={said}
            hasProfiles={props.examination.converse === null}
            links={view.training === null ? undefined : props.trainingLinks[view.training]}
            onShow={props.onShow}
          />
        ))}
      </ol>
      {rest > 0 && (
        <button type="button" class="button ray-small" onClick={() => setCount(findings.length)}>
          {text.more(rest)}
        </button>
      )}
    </section>
  );
}
