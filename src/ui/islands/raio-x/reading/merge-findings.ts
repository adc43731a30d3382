// The findings of both profiles as one list: each place once, the same explanation once. Pure; linear.
import type { Finding, Profile } from '../../../../core/index.ts';
import type { FindingView } from '../x-ray-messages.ts';
import { trainingFor } from './training.ts';

/** Places, ids and related paths beyond this many are not carried to the page. */
const longestList = 12;

export interface HeldFinding {
  finding: Finding;
  profiles: Profile[];
}

/** Errors of the first-party API first, in its order, then those of `strict` alone; warnings last. */
export function mergeFindings(found: Record<Profile, Finding[]>): HeldFinding[] {
  const merged = new Map<string, HeldFinding>();
  for (const profile of ['anthropic', 'strict'] as const)
    for (const finding of found[profile]) {
      const key = JSON.stringify([finding.rule, finding.path, finding.severity, finding.message]);
      const known = merged.get(key);
      if (known) known.profiles.push(profile);
      else merged.set(key, { finding, profiles: [profile] });
    }
  const all = [...merged.values()];
  const isError = (held: HeldFinding): boolean => held.finding.severity === 'error';
  return [...all.filter(isError), ...all.filter((held) => !isError(held))];
}

/** One entry per explanation, in the order of the first place of each; short enough to be sent to the page. */
export function groupFindings(held: HeldFinding[]): FindingView[] {
  const groups = new Map<string, FindingView>();
  for (const { finding, profiles } of held) {
    const key = JSON.stringify([finding.rule, finding.severity, finding.explanation, profiles]);
    const group = groups.get(key);
    if (!group) groups.set(key, firstOf(finding, profiles));
    else {
      group.placeCount += 1;
      if (group.paths.length < longestList) group.paths.push(finding.path);
    }
  }
  return [...groups.values()];
}

function firstOf(finding: Finding, profiles: Profile[]): FindingView {
  const { ids, related, path } = finding;
  return {
    finding: { ...finding, ids: ids.slice(0, longestList), related: related.slice(0, longestList) },
    profiles,
    training: trainingFor(finding),
    paths: [path],
    placeCount: 1,
  };
}
