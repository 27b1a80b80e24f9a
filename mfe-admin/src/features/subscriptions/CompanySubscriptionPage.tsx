import { Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import {
  Button,
  Card,
  Day,
  Link,
  LinkButton,
  Lock,
  Money,
  Note,
  Package,
  PageHeader,
  useParams,
  useQuery,
} from '@portal/shared-ui';
import { DescriptionList, QueryResult, SubscriptionStateBadge } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { useCompanyContext } from '../../shared/company-context.tsx';
import { subscriptionOf } from '../../shared/company-subscription.api.ts';
import { useSubscriptionActs } from './use-subscription-acts.tsx';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s-5);
  align-items: start;
`;
const Stack = styled.div`display: grid; gap: var(--s-5);`;

/** One subscription of a company: its terms to look at, close and open again to do (RULES 3.4, 3.6). */
export default function CompanySubscriptionPage() {
  const { t } = useLingui();
  const { subscriptionId = '' } = useParams();
  const { companyId, failure } = useCompanyContext();
  const query = useQuery(subscriptionOf(companyId, subscriptionId));
  if (failure) return failure;
  return (
    <QueryResult label={t`The subscription`} query={query}>
      {(subscription) => <Shown subscription={subscription} />}
    </QueryResult>
  );
}

function Shown({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const { companyId, crumbs } = useCompanyContext();
  const { actOf, dialogs } = useSubscriptionActs(companyId);
  const at = `/admin/companies/${companyId}/subscriptions`;
  const act = actOf(subscription);
  const { status, state, isReopenable, endDate } = subscription;
  return (
    <>
      <PageHeader
        title={subscription.subscriptionName}
        crumbs={[...crumbs, { label: t`Subscriptions`, to: at }]}
        lead={<SubscriptionStateBadge state={state} />}
        actions={
          <>
            <LinkButton to={`${at}/${subscription.id}/orders`} icon={<Package aria-hidden="true" />}>
              {t`Show orders`}
            </LinkButton>
            {(status === 'OPEN' || isReopenable) && (
              <Button icon={act.icon && <act.icon aria-hidden="true" />} onClick={act.onAction}>
                {status === 'OPEN' ? t`Close subscription` : t`Open subscription again`}
              </Button>
            )}
          </>
        }
      />
      <Stack>
        {status === 'CLOSED' && !isReopenable && (
          <Note icon={Lock}>
            <Trans>
              Its last day was <Day value={endDate} />. It cannot be opened again; its orders and their salary draws
              continue.
            </Trans>
          </Note>
        )}
        <Cards>
          <People subscription={subscription} ordersAt={`${at}/${subscription.id}/orders`} />
          <Terms subscription={subscription} />
          <Card title={t`Catalogs and subsidy`}>
            <DescriptionList
              facts={subscription.catalogs.map(({ catalogId, displayName, subsidyYearly }) => ({
                key: catalogId,
                label: displayName,
                value:
                  subsidyYearly === 0 ? (
                    t`No subsidy`
                  ) : (
                    <Trans>
                      <Money value={{ amount: subsidyYearly, currency: subscription.currency }} /> a year
                    </Trans>
                  ),
              }))}
            />
          </Card>
        </Cards>
      </Stack>
      {dialogs}
    </>
  );
}

function People({ subscription, ordersAt }: { subscription: Subscription; ordersAt: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Employees and orders`}>
      <DescriptionList
        facts={[
          { key: 'employees', label: t`Employees`, value: subscription.employees },
          { key: 'invited', label: t`Invited`, value: subscription.invited },
          { key: 'opened', label: t`Have looked`, value: subscription.opened },
          { key: 'ordered', label: t`Have ordered`, value: subscription.ordered },
          { key: 'orders', label: t`Orders`, value: <Link to={ordersAt}>{subscription.totalOrders}</Link> },
        ]}
      />
    </Card>
  );
}

function Terms({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
  const draws = [subscription.grossDraw && t`Gross draw`, subscription.netDraw && t`Net draw`].filter(Boolean);
  return (
    <Card title={t`Conditions`}>
      <DescriptionList
        facts={[
          { key: 'opens', label: t`Opens`, value: <Day value={subscription.startDate} /> },
          { key: 'closes', label: t`Closes`, value: <Day value={subscription.endDate} /> },
          { key: 'effect', label: t`First salary deduction`, value: <Day value={subscription.effectDate} /> },
          { key: 'months', label: t`Months`, value: subscription.periods.join(', ') },
          { key: 'draws', label: t`Draws`, value: draws.join(', ') },
          { key: 'allRisk', label: t`All-risk insurance`, value: yesNo(subscription.allRisk) },
          { key: 'employeeIns', label: t`Termination insurance`, value: yesNo(subscription.employeeIns) },
          { key: 'delivery', label: t`Delivered to`, value: subscription.addressName ?? t`The employee’s address` },
          {
            key: 'method',
            label: t`Salary files`,
            value: subscription.salaryFileMethod === 'AUTOMATIC' ? t`Automatic` : t`Manual`,
          },
        ]}
      />
    </Card>
  );
}
