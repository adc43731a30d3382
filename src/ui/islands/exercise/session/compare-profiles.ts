// Where the other profile's service would have answered differently: what the first-party API does, or a gateway. Pure.
import type { Profile, RunRecord } from '../../../../core/index.ts';
import { validateMessagesRequest } from '../../../../mock-api/index.ts';
import { asObject } from '../timeline/read-conversation.ts';
import type { OtherVerdict } from '../timeline/timeline-rows.ts';

const other: Record<Profile, Profile> = { strict: 'anthropic', anthropic: 'strict' };

/** One entry for each request of the run to which the other profile would give another status. */
export function compareProfiles(run: RunRecord): OtherVerdict[] {
  const profile = other[run.profile];
  return run.requests.flatMap((request) => {
    // Only what the rules decided is comparable: not unknown routes, not the scripted model's own failures.
    if (request.status !== 200 && request.status !== 400) return [];
    if (asObject(request.body) === null || request.path.split('?')[0] !== '/v1/messages') return [];
    const validation = validateMessagesRequest(request.body, { profile });
    if (validation.status === request.status) return [];
    const finding = validation.findings[0];
    return [
      {
        request: request.index,
        profile,
        status: validation.status,
        message: validation.error?.message ?? '',
        explanation: finding?.explanation ?? '',
      },
    ];
  });
}
