import type { Day } from '@portal/contract/days';
import type * as contract from '@portal/contract/employees';
import type { CompanyScope } from '../../access/scope.ts';
import type { Context } from '../../http/context.ts';
import type { Services } from '../../services.ts';

/** Who does it, in which company, when. */
export type Acting = {
  scope: CompanyScope;
  actorName: string;
  companyName: string;
  now: Date;
  today: Day;
  requestId: string;
  services: Pick<Services, 'config'>;
};

type Asked = Pick<
  Context<typeof contract.createEmployee>,
  'scope' | 'session' | 'now' | 'today' | 'requestId' | 'services'
>;

/** The company admin who asks, as the services know them. */
export function actingOf({ scope, session, now, today, requestId, services }: Asked): Acting {
  const { name: actorName, companyName } = session;
  return { scope, actorName, companyName: companyName ?? '', now, today, requestId, services };
}
