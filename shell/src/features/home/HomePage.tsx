import { Plural, Trans } from '@lingui/react/macro';
import type { Role } from '@portal/contract/endpoint';
import type { Home } from '@portal/contract/home';
import {
  ApiError,
  Button,
  messageOf,
  Note,
  PageHeader,
  Skeleton,
  useFormat,
  useIsSlow,
  useQuery,
  useSignedIn,
  type RemoteMeta,
} from '@portal/shared-ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { Figures, OrderPipeline } from './Figures.tsx';
import { ChartRoom, Columns, RunRoom } from './home-style.ts';
import { homeQuery } from './home.api.ts';
import { Waiting } from './Waiting.tsx';

/** What the figures of the month need is loaded beside the page, and its failure is no failure of the page. */
const part = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load()
      .catch(load)
      .catch((): { default: ComponentType<Props> } => ({ default: NotLoaded })),
  );

const Charts = part(() => import(/* webpackChunkName: "month" */ './month/Charts.tsx'));
const NextRun = part(() => import(/* webpackChunkName: "month" */ './month/NextRun.tsx'));
const ShippingTimes = part(() => import(/* webpackChunkName: "month" */ './month/ShippingTimes.tsx'));
const CompanyMonth = part(() => import(/* webpackChunkName: "month" */ './month/CompanyMonth.tsx'));
const OfficeDay = part(() => import(/* webpackChunkName: "month" */ './month/OfficeDay.tsx'));
const OrdersByMonth = part(() => import(/* webpackChunkName: "month" */ './month/OrdersByMonth.tsx'));
// With the kit, which the other roles' first page does without.
const OwnOrders = part(() => import(/* webpackChunkName: "own-orders" */ './own/OwnOrders.tsx'));
const OwnDraws = part(() => import(/* webpackChunkName: "month" */ './month/OwnDraws.tsx'));

type Props = {
  /** where each task is done, as the role's remote says */
  tasks: RemoteMeta['tasks'];
  /** where each number comes from */
  numbers?: RemoteMeta['numbers'];
};

/** The first page: how things stand and what waits for the person (VISUAL, dashboard). */
export function HomePage({ tasks, numbers = {} }: Props) {
  const { day } = useFormat();
  const { role, name } = useSignedIn();
  const home = useQuery(homeQuery);
  const isSlow = useIsSlow(home.isPending);
  if (home.isError) {
    const { key, requestId } = ApiError.from(home.error);
    return (
      <>
        <PageHeader title={<Trans>Home</Trans>} />
        <Note
          tone="danger"
          action={
            <Button size="small" onClick={() => void home.refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        >
          <strong>
            <Trans>The overview could not be loaded.</Trans>
          </strong>{' '}
          {messageOf(key)} {requestId && <Trans>Request {requestId}</Trans>}
        </Note>
      </>
    );
  }
  const { data } = home;
  const nextFile = data?.figures.find(({ figure }) => figure === 'next-salary-day')?.day;
  return (
    <div aria-busy={home.isFetching}>
      <PageHeader
        title={<Title role={role} name={name} today={data && day(data.today)} />}
        lead={data && <Lead count={data.waiting.length} />}
      />
      {isSlow && <Skeleton height={96} />}
      {data && (
        <Columns>
          {role !== 'company' && <Figures home={data} numbers={numbers} />}
          {nextFile && (
            <Suspense fallback={<RunRoom />}>
              <NextRun fileDay={nextFile} today={data.today} numbers={numbers} />
            </Suspense>
          )}
          <Waiting waiting={data.waiting} tasks={tasks} />
          {role === 'company' && (
            <Suspense fallback={<ChartRoom />}>
              <CompanyMonth today={data.today} numbers={numbers} />
            </Suspense>
          )}
          {data.pipeline.length > 0 && <OrderPipeline home={data} numbers={numbers} />}
          {role === 'company' && <Figures home={data} numbers={numbers} />}
          {(role === 'admin' || role === 'supplier') && (
            <Suspense fallback={<ChartRoom />}>
              {role === 'admin' && <OfficeDay numbers={numbers} />}
              <OrdersByMonth numbers={numbers} />
              <ShippingTimes isOffice={role === 'admin'} numbers={numbers} />
            </Suspense>
          )}
          {role === 'employee' && hasOrders(data) && (
            <Suspense fallback={<ChartRoom />}>
              <OwnOrders numbers={numbers} />
            </Suspense>
          )}
          {role === 'employee' && takes(data) && (
            <Suspense fallback={<ChartRoom />}>
              <OwnDraws today={data.today} numbers={numbers} />
            </Suspense>
          )}
          {hasBars(data) && (
            <Suspense fallback={<ChartRoom />}>
              <Charts days={data.days} months={data.months} />
            </Suspense>
          )}
        </Columns>
      )}
    </div>
  );
}

const takes = ({ months }: Home) => months.some(({ money }) => money.amount > 0);
const hasOrders = (home: Home) =>
  takes(home) || home.figures.some(({ figure, count }) => figure === 'orders-on-the-way' && count !== 0);

/** A chart without a bar is left out: the figures say it. */
const hasBars = (home: Home) => home.days.some(({ count }) => count > 0) || takes(home);

/** The day, as the back office reads it; a greeting for employees. */
function Title({ role, name, today }: { role: Role; name: string; today: string | undefined }) {
  const firstName = name.split(' ')[0];
  if (role === 'employee') return <Trans>Hello, {firstName}</Trans>;
  return today ?? <Trans>Home</Trans>;
}

function Lead({ count }: { count: number }) {
  if (count === 0) return <Trans>Nothing waits for you. The rest runs by itself.</Trans>;
  return (
    <Plural
      value={count}
      one="One thing needs you. The rest runs by itself."
      other="# things need you. The rest runs by itself."
    />
  );
}

function NotLoaded() {
  return (
    <Note
      tone="danger"
      action={
        <Button size="small" onClick={() => globalThis.location.reload()}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>This part of the page did not arrive.</Trans>
    </Note>
  );
}
