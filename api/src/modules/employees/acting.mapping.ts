import type * as contract from '@portal/contract/employees';
import type { Context } from '../../http/context.ts';
import type { Acting } from './employees.service.ts';

type Asked = Pick<
  Context<typeof contract.createEmployee>,
  'scope' | 'session' | 'now' | 'today' | 'requestId' | 'services'
>;

/** The company admin who asks, as the services know them. */
export function actingOf({ scope, session, now, today, requestId, services }: Asked): Acting {
  return {
    scope,
    actorName: session.name,
    companyName: session.companyName ?? '',
    language: session.language,
    now,
    today,
    requestId,
    services,
  };
}
