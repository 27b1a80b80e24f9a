import type { Endpoint } from '@portal/contract/endpoint';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import type { Db } from '../../db/tenant.ts';
import type { Context } from '../../http/context.ts';
import { actorOf } from '../order-events/index.ts';
import type { Acting } from './move-request.service.ts';
import { requestDetail } from './request.mapping.ts';
import type { RequestScope } from './requests.queries.ts';

export const actingOf = ({ session, now, today }: Pick<Context<Endpoint>, 'session' | 'now' | 'today'>): Acting => ({
  actor: actorOf(session),
  now,
  today,
});

type Changing = Pick<Context<Endpoint>, 'thenNotify' | 'today'> & { scope: RequestScope };

/** One change and its answer in one transaction; those who must know are told after it. */
export async function changed(
  { thenNotify, scope, today }: Changing,
  work: (db: Db) => Promise<string>,
): Promise<PayInFullDetail> {
  return thenNotify('tell-requests', async (db) => requestDetail(db, scope, await work(db), today));
}
