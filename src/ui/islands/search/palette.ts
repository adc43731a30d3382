// The places and actions of the command palette, and which of them a text means. Pure.
import { type CourseOutline, chooseNext } from '../../scripts/choose-next.ts';
import type { Snapshot } from '../../scripts/snapshot.ts';
import type { Theme } from '../../scripts/theme.ts';
import { pt } from '../../strings/index.ts';
import { search } from '../../strings/pt.search.ts';
import type { Choice, ChoiceGroup } from './choice.ts';

const place = (href: string, title: string, hint: string): Choice => ({
  key: href,
  title,
  hint,
  target: { href },
});

const { placeHints } = search;
const places = [
  place('/', search.home, placeHints.home),
  place('/licoes/', pt.nav.lessons, placeHints.lessons),
  place('/pegadinhas/', pt.nav.exercises, placeHints.exercises),
  place('/revisao/', pt.nav.review, placeHints.review),
  place('/simulado/', pt.nav.mockExam, placeHints.mockExam),
  place('/progresso/', pt.nav.progress, placeHints.progress),
  place('/raio-x/', pt.nav.xRay, placeHints.xRay),
  place('/glossario/', pt.nav.glossary, placeHints.glossary),
  place('/a-prova/', pt.nav.exam, placeHints.exam),
  place('/ajustes/', search.settings, placeHints.settings),
  place('/dados/', pt.nav.data, placeHints.data),
];

function nextChoice(course: CourseOutline[], snapshot: Snapshot | null, now: number): Choice[] {
  const step = chooseNext({ course, snapshot, now });
  switch (step.kind) {
    case 'review':
      return [place('/revisao/#agora', pt.home.review, pt.home.dueTitle(step.due))];
    case 'start':
      return [place(`/licoes/${step.id}/`, step.title, pt.home.startLesson)];
    case 'continue':
      return [place(`/licoes/${step.id}/`, step.title, pt.home.continueLesson)];
    case 'exercise':
      return [place(`/pegadinhas/${step.id}/`, step.title, pt.home.openExercise)];
    case 'nothing':
      return [];
  }
}

/** Other words by which a place is looked for. */
const otherWords: Record<string, string> = {
  '/dados/': 'anki csv backup cópia json exportar importar apagar',
  '/ajustes/': 'configurações data meta ritmo idioma',
  '/simulado/': 'teste treino',
  '/progresso/': 'estatísticas gráficos',
  '/revisao/': 'cartões flashcards',
  '/a-prova/': 'exame domínios pesos task statements',
};

/** Words without case and accents, so that `licoes` finds "Lições". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/);

/**
 * What the palette lists for a text: all places and actions, and the learner's next step, while it is empty; then those of
 * which some word begins with each of its words. `now` in milliseconds; without a course there is no next step.
 */
export function paletteGroups(options: {
  query: string;
  course: CourseOutline[] | null;
  snapshot: Snapshot | null;
  now: number;
  setTheme: (theme: Theme) => void;
}): ChoiceGroup[] {
  const { query, course, snapshot, now, setTheme } = options;
  const actions = (['light', 'dark', 'system'] as const).map(
    (theme): Choice => ({
      key: `theme-${theme}`,
      title: search.themes[theme],
      target: { act: () => setTheme(theme) },
    }),
  );
  const wanted = wordsOf(query).filter(Boolean);
  const means = ({ key, title }: Choice): boolean => {
    const words = wordsOf(`${title} ${otherWords[key] ?? ''}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const next = course === null || wanted.length > 0 ? [] : nextChoice(course, snapshot, now);
  return [
    { title: search.now, choices: next },
    { title: search.places, choices: places.filter(means) },
    { title: search.actions, choices: actions.filter(means) },
  ].filter(({ choices }) => choices.length > 0);
}
