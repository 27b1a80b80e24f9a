import * as v from 'valibot';
import { InstantSchema } from './days.ts';
import { dataOf, endpoint } from './endpoint.ts';

/** A build of a remote: its name in the registry and its version (FEDERATION 3.2). */
const ofRelease = {
  remote: v.pipe(v.string(), v.regex(/^mfe_[a-z]{1,40}$/, 'invalid-data-provided')),
  version: v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}-[0-9a-f]{7}$/, 'invalid-data-provided')),
};

/** A release that failed too often on trial; the page does not load it any more. */
export const HaltedRelease = v.object({ remote: v.string(), version: v.string(), haltedAt: InstantSchema });
export type HaltedRelease = v.InferOutput<typeof HaltedRelease>;

export const listHaltedReleases = endpoint('GET', '/releases/halted', {
  summary: 'Releases that were halted while on trial, as the page asks before it loads one on trial',
  policy: { roles: 'anyone', boundary: 'none' },
  response: dataOf(v.array(HaltedRelease)),
});

export const reportRemoteLoad = endpoint('POST', '/releases/loads', {
  summary: 'Tell that a release was shown or failed; a session counts once for each',
  policy: { roles: 'signed-in', boundary: 'none' },
  body: v.strictObject({ ...ofRelease, onTrial: v.boolean(), failed: v.boolean() }),
  response: dataOf(v.object({ halted: v.boolean() })),
});
