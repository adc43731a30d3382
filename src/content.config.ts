// Astro's view of the MDX files; their schemas are core's. Order and references are checked by content-guard.
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { exerciseMetaSchema, lessonSchema } from './core/index.ts';

export const collections = {
  lessons: defineCollection({ loader: glob({ base: './lessons', pattern: '*.mdx' }), schema: lessonSchema }),
  exercises: defineCollection({
    loader: glob({
      base: './content/exercises',
      pattern: '*/index.mdx',
      generateId: ({ entry }) => entry.split('/')[0] ?? entry,
    }),
    schema: exerciseMetaSchema,
  }),
};
