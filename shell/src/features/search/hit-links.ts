import type { ResponseOf } from '@portal/contract/endpoint';
import type { search } from '@portal/contract/search';
import { fillAddress } from '../../federation/fill-address.ts';

export type Found = ResponseOf<typeof search>['data'];
type Hit = Found['employees'][number] | Found['orders'][number] | Found['places'][number] | Found['products'][number];

/** The page of what was found; undefined where the remote names no page for it. */
export const hitLink = (pattern: string | undefined, hit: Hit): string | undefined => fillAddress(pattern, hit);
