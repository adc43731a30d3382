// The course's outline as static JSON, for the search dialog. Runs in Node, at build time.
import type { APIRoute } from 'astro';
import { courseOutline } from '../ui/components/course-outline.ts';

export const GET: APIRoute = () => Response.json(courseOutline());
