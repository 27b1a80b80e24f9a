import * as v from 'valibot';
import { SessionUser } from './auth.ts';
import { admin, dataOf, endpoint, Id, requiredLine } from './endpoint.ts';

/** How long back office may look on at once. */
export const seeAsMinutes = [15, 30] as const;

/** `reason` is read by the company, so it names a case and no person */
export const SeeAsForm = v.strictObject({ reason: requiredLine(200) });
export type SeeAsForm = v.InferOutput<typeof SeeAsForm>;

const Entered = dataOf(v.object({ user: SessionUser, token: v.string() }));

export const startSeeAs = endpoint('POST', '/admin/see-as', {
  summary: 'See the portal as one person does, read only, for a time; the person’s history and company say so',
  policy: { ...admin, ids: { 'body.membershipId': 'membership' } },
  body: v.strictObject({
    ...SeeAsForm.entries,
    membershipId: Id,
    minutes: v.picklist(seeAsMinutes, 'invalid-data-provided'),
  }),
  tellsSecret: true,
  response: Entered,
  errors: ['not-found'],
});

export const endSeeAs = endpoint('POST', '/auth/see-as/end', {
  summary: 'Look on no longer; answers the session that it was opened from',
  policy: { roles: 'signed-in', boundary: 'user' },
  tellsSecret: true,
  response: Entered,
  errors: ['not-found'],
});
