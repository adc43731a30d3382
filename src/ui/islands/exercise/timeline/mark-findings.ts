// Which blocks and messages a request's findings point at. Pure.
import type { Finding, RequestRecord } from '../../../../core/index.ts';
import type { BlockView } from './read-conversation.ts';
import type { Mark } from './timeline-rows.ts';

function isWithin(path: string, ancestor: string): boolean {
  return path === ancestor || path.startsWith(`${ancestor}.`);
}

function strongest(findings: Finding[]): Mark {
  if (findings.some((finding) => finding.severity === 'error')) return 'error';
  return findings.length > 0 ? 'warning' : null;
}

/** The mark of a block: findings at or below its path, else a finding that names it as the other half of a pair. */
export function markOfBlock(findings: Finding[], block: BlockView): Mark {
  const direct = strongest(findings.filter((finding) => isWithin(finding.path, block.path)));
  if (direct !== null) return direct;
  // Only an error is loud enough to point at both halves.
  const errors = findings.filter((finding) => finding.severity === 'error');
  return errors.some((finding) => finding.related.some((path) => isWithin(path, block.path)))
    ? 'related'
    : null;
}

/** The mark of a message itself: findings that name it, not one of its blocks. */
export function markOfMessage(findings: Finding[], messagePath: string): Mark {
  return strongest(
    findings.filter((finding) => finding.path === messagePath || finding.path === `${messagePath}.content`),
  );
}

/** True when any finding points at the message, one of its blocks, or a half of a pair in it. */
export function isCited(findings: Finding[], messagePath: string): boolean {
  return findings.some((finding) =>
    [finding.path, ...finding.related].some((path) => isWithin(path, messagePath)),
  );
}

/** True when the API did not accept this `tool_result` as the answer to its call. */
export function isRefusedResult(request: RequestRecord, block: BlockView): boolean {
  return request.findings.some((finding) => {
    if (finding.severity !== 'error') return false;
    // Only errors about the pair itself: with ids they name the calls concerned, without ids they cover what they point at.
    if (finding.ids.length > 0) return block.id !== null && finding.ids.includes(block.id);
    return finding.path !== '' && isWithin(block.path, finding.path);
  });
}
