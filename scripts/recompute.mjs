// Recomputes a learner's figures from an exported log, without the app: node scripts/recompute.mjs EXPORT.json
//   --json            the figures as JSON, for other programs
//   --now INSTANT     the moment they hold for (ISO 8601 or milliseconds); default: when the file was exported
//   --zone NAME       the learner's time zone, e.g. America/Sao_Paulo; default: this machine's
// It imports nothing from src/ on purpose: it is the second opinion. The rules are those of docs/log-format.md.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printFigures } from './recompute/print-figures.mjs';
import { readContent } from './recompute/read-content.mjs';
import { recomputeFigures } from './recompute/recompute-figures.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    now: { type: 'string' },
    zone: { type: 'string' },
  },
});
const [path] = positionals;
if (path === undefined) {
  console.error('Usage: node scripts/recompute.mjs EXPORT.json [--json] [--now INSTANT] [--zone NAME]');
  process.exit(2);
}
// Before any date is read: Node takes local time from here on.
if (values.zone !== undefined) process.env.TZ = values.zone;
const file = JSON.parse(readFileSync(path, 'utf8'));
if (file.format !== 'pegadinha-progress' || file.version !== 1) {
  console.error(
    `${path} is not an export of Pegadinha that this script knows (pegadinha-progress, version 1).`,
  );
  process.exit(1);
}
const now =
  values.now === undefined
    ? file.exportedAt
    : /^\d+$/.test(values.now)
      ? Number(values.now)
      : Date.parse(values.now);
const figures = recomputeFigures(file.events, { now, content: readContent() });
if (values.json) console.log(JSON.stringify(figures));
else printFigures(figures);
