import type { Role } from '@portal/contract/endpoint';
import * as v from 'valibot';

/** A word of a list that may be longer in a newer release: any text is read, and what is not known is passed over. */
const word = <T extends string>() => v.custom<T>((value) => typeof value === 'string');

/**
 * What a remote says of itself (`src/remote.ts`): in its `release.json`, in the registry and from `./app`. Plain data,
 * so that the shell knows it before the remote is loaded and names no page of a remote itself.
 */
export const RemoteMeta = v.object({
  name: v.string(),
  /** Version of the contract that the remote was written for (`remote-module.ts`). */
  contract: v.string(),
  roles: v.array(word<Role>()),
  /** Addresses that are the remote's with everything below them; at another role's there is no permission. */
  paths: v.array(v.string()),
  /** Route patterns of the pages that exist. */
  pages: v.array(v.string()),
  /** Pages that show the error of a mutation beside what failed, so no toast (SPEC 8); `/…/*` means all below too. */
  inlineErrors: v.array(v.string()),
});
export type RemoteMeta = v.InferOutput<typeof RemoteMeta>;
