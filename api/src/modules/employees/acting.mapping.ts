import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import type * as contract from '@portal/contract/employees';
import type { CompanyScope } from '../../access/scope.ts';
import type { Context } from '../../http/context.ts';
import type { Services } from '../../services.ts';

/** Who does it, in which company, when. `language` is that of an invitation. */
export type Acting = {
  scope: CompanyScope;
  actorName: string;
  companyName: string;
  language: Locale;
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
  const { name: actorName, companyName, language } = session;
  return { scope, actorName, companyName: companyName ?? '', language, now, today, requestId, services };
}
