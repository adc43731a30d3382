// Each item's place in the course as static JSON, for the home page to count the day as the review does. Runs in Node, at
// build time. Without the words that only the review shows.
import type { APIRoute } from 'astro';
import { lessonsInOrder } from '../ui/components/course-content.ts';
import { courseMap } from '../ui/components/course-map.ts';
import { buildCatalogue } from '../ui/islands/review/build-catalogue.ts';

export const GET: APIRoute = () =>
  Response.json(
    buildCatalogue({
      map: courseMap(),
      exercises: lessonsInOrder().flatMap(({ exercises }) =>
        exercises.map(({ id, meta }) => ({ id, hook: '', minutes: meta.minutes })),
      ),
      version: '',
    }),
  );
