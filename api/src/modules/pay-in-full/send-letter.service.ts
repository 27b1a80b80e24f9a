import type { Day } from '@portal/contract/days';
import type { FastifyReply } from 'fastify';
import type { Session } from '../../access/session.ts';
import type { Db } from '../../db/tenant.ts';
import { sendFile } from '../../http/send-file.ts';
import { findLetterFacts } from './letter.queries.ts';
import { letterOf } from './letter.service.ts';
import { requestDetail } from './request.mapping.ts';
import type { RequestScope } from './requests.queries.ts';

type Asking = {
  params: { requestId: string };
  scope: RequestScope;
  session: Session;
  today: Day;
  reply: FastifyReply;
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

/** The letter of a request in the reader's language, for each portal alike; counted anew, so no file can lie. */
export async function sendLetter({ params, scope, session, today, reply, tenant }: Asking): Promise<FastifyReply> {
  const { request, facts } = await tenant(async (db) => {
    const request = await requestDetail(db, scope, params.requestId, today);
    return { request, facts: await findLetterFacts(db, request) };
  });
  return sendFile(reply, `order-${request.orderNumber}.pdf`, await letterOf(request, facts, session.language));
}
