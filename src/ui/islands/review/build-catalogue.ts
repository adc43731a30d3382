// Makes the review page's catalogue from the course's map. Runs in Node, at build time only.
import type { ItemId } from '../../../core/index.ts';
import type { CourseMap, MapItem } from '../progress/index.ts';
import { type Catalogue, type CatalogueExercise, packQuestion } from './catalogue.ts';

/** The catalogue of a course; `exercises` are the words that only the review shows. */
export function buildCatalogue(options: {
  map: CourseMap;
  exercises: readonly { id: string; hook: string; minutes: number }[];
  version: string;
}): Catalogue {
  const { map, exercises, version } = options;
  const nameOf = (item: ItemId): string => item.slice(item.indexOf(':') + 1);
  const beyond = ({ scope }: MapItem) => (scope === 'beyond' ? { beyond: true as const } : {});
  const exerciseOf = (item: MapItem): CatalogueExercise[] => {
    const id = nameOf(item.item);
    const words = exercises.find((exercise) => exercise.id === id);
    const title = map.exercises.find((exercise) => exercise.id === id)?.title;
    if (words === undefined || title === undefined) return [];
    const { taskStatement, objective, section } = item;
    return [
      {
        id,
        title,
        hook: words.hook.replaceAll('`', ''),
        minutes: words.minutes,
        taskStatement,
        objective,
        section,
        ...beyond(item),
      },
    ];
  };
  return {
    lessons: map.lessons.map(({ id, title }) => {
      const items = map.items.filter(({ lesson }) => lesson === id);
      return {
        id,
        title,
        questions: items
          .filter(({ item }) => item.startsWith('question:'))
          .map((item) =>
            packQuestion({
              id: nameOf(item.item),
              taskStatement: item.taskStatement,
              objective: item.objective ?? '',
              section: item.section ?? '',
              ...(item.exercise === null ? {} : { exercise: item.exercise }),
              ...beyond(item),
            }),
          ),
        exercises: items.filter(({ item }) => item.startsWith('exercise:')).flatMap(exerciseOf),
      };
    }),
    validityMonths: map.exam.validityMonths,
    version,
  };
}
