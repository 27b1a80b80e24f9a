import { RemoteMeta } from '@portal/shared-ui/remote';
import * as v from 'valibot';

/** What a build says of itself in `release.json` (FEDERATION 3.1). */
export const Release = v.looseObject({
  version: v.string(),
  contract: v.string(),
  requires: v.record(v.string(), v.string()),
  /** missing, as `meta`, in releases of before they were recorded */
  names: v.optional(v.record(v.string(), v.array(v.string())), {}),
  files: v.record(v.string(), v.string()),
  firstView: v.array(v.string()),
  meta: v.optional(RemoteMeta),
});
export type Release = v.InferOutput<typeof Release>;

const RegisteredVersion = v.looseObject({
  version: v.string(),
  base: v.string(),
  state: v.string(),
  /** of a canary: the share of people who are given it, in percent */
  traffic: v.optional(v.number()),
  release: Release,
});
export type RegisteredVersion = v.InferOutput<typeof RegisteredVersion>;

/** `/mfe/registry.json`: the versions of each remote. */
export const Registry = v.looseObject({
  schema: v.literal(1),
  serial: v.number(),
  remotes: v.record(v.string(), v.looseObject({ roles: v.array(v.string()), versions: v.array(RegisteredVersion) })),
});
export type Registry = v.InferOutput<typeof Registry>;
