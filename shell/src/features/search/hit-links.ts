import type { ResponseOf } from '@portal/contract/endpoint';
import type { search } from '@portal/contract/search';

export type Found = ResponseOf<typeof search>['data'];
type Hit = Found['employees'][number] | Found['orders'][number] | Found['places'][number];

/**
 * The page of what was found: the remote's route pattern with its parameters filled. Undefined where the remote names
 * no page for it.
 */
export function hitLink(pattern: string | undefined, hit: Hit): string | undefined {
  const values = new Map(Object.entries(hit));
  return pattern?.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(values.get(name))));
}
