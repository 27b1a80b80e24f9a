import { Plural, Trans } from '@lingui/react/macro';
import type { Role } from '@portal/contract/endpoint';
import type { Home } from '@portal/contract/home';
import {
  Button,
  FailureNote,
  Note,
  PageHeader,
  Skeleton,
  useFormat,
  useIsSlow,
  useQuery,
  useSignedIn,
  type RemoteMeta,
} from '@portal/shared-ui';
import { lazy, Suspense } from 'react';
import { Figures, OrderPipeline } from './Figures.tsx';
import { ChartRoom, Columns } from './home-style.ts';
import { homeQuery } from './home.api.ts';
import { Charts } from './month/Charts.tsx';
import { CompanyMonth } from './month/CompanyMonth.tsx';
import { NextRun } from './month/NextRun.tsx';
import { OfficeDay } from './month/OfficeDay.tsx';
import { OrdersByMonth } from './month/OrdersByMonth.tsx';
import { ShippingTimes } from './month/ShippingTimes.tsx';
import { Waiting } from './Waiting.tsx';

// Other roles do without: what an employee sees is loaded beside the page, and its failure is no failure of the page.
const OwnOrders = lazy(() => {
  const load = () => import(/* webpackChunkName: "own-orders" */ './own/OwnOrders.tsx');
  return load()
    .catch(load)
    .catch(() => ({ default: NotLoaded }));
});

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
  const { data } = home;
  if (home.isError && !data) {
    return (
      <>
        <PageHeader title={<Trans>Home</Trans>} />
        <FailureNote error={home.error} onRetry={home.refetch}>
          <Trans>The overview could not be loaded.</Trans>
        </FailureNote>
      </>
    );
  }
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
          {nextFile && <NextRun fileDay={nextFile} today={data.today} numbers={numbers} />}
          <Waiting waiting={data.waiting} tasks={tasks} />
          {role === 'company' && <CompanyMonth today={data.today} numbers={numbers} />}
          {data.pipeline.length > 0 && <OrderPipeline home={data} numbers={numbers} />}
          {role === 'company' && <Figures home={data} numbers={numbers} />}
          {role === 'admin' && <OfficeDay numbers={numbers} />}
          {(role === 'admin' || role === 'supplier') && (
            <>
              <OrdersByMonth numbers={numbers} />
              <ShippingTimes isOffice={role === 'admin'} numbers={numbers} />
            </>
          )}
          {role === 'employee' && hasOrders(data) && (
            <Suspense fallback={<ChartRoom />}>
              <OwnOrders takes={takes(data)} today={data.today} numbers={numbers} />
            </Suspense>
          )}
          {hasBars(data) && <Charts days={data.days} months={data.months} />}
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
