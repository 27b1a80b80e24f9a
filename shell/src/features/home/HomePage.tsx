import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '@portal/contract/endpoint';
import type { Home } from '@portal/contract/home';
import {
  ApiError,
  BadgeCheck,
  Button,
  Card,
  EmptyState,
  LinkButton,
  messageOf,
  Note,
  orderStatusLabels,
  PageHeader,
  Skeleton,
  useFormat,
  useIsSlow,
  useQuery,
  useSignedIn,
  type RemoteMeta,
} from '@portal/shared-ui';
import { Charts } from './Charts.tsx';
import { Band, Columns, Figure, Pipeline, Segment, Task } from './home-style.ts';
import { figureLabels, taskWords } from './home-words.ts';
import { homeQuery } from './home.api.ts';

/**
 * The first page: how things stand and what waits for the person (VISUAL, dashboard). `tasks`: where each is done, as
 * the role's remote says.
 */
export function HomePage({ tasks }: { tasks: RemoteMeta['tasks'] }) {
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
  return (
    <div aria-busy={home.isFetching}>
      <PageHeader
        title={<Title role={role} name={name} today={data && day(data.today)} />}
        lead={data && <Lead count={data.waiting.length} />}
      />
      {isSlow && <Skeleton height={96} />}
      {data && (
        <Columns>
          <Figures figures={data.figures} />
          <Waiting waiting={data.waiting} tasks={tasks} />
          {data.pipeline.length > 0 && <OrderPipeline pipeline={data.pipeline} />}
          <Charts days={data.days} months={data.months} />
        </Columns>
      )}
    </div>
  );
}

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

function Figures({ figures }: Pick<Home, 'figures'>) {
  const { i18n } = useLingui();
  const { number, money, day } = useFormat();
  return (
    <Band>
      {figures.map((one) => (
        <Figure key={one.figure}>
          <dt>{i18n._(figureLabels[one.figure])}</dt>
          <dd>{one.money ? money(one.money) : one.day ? day(one.day) : number(one.count ?? 0)}</dd>
        </Figure>
      ))}
    </Band>
  );
}

function Waiting({ waiting, tasks }: Pick<Home, 'waiting'> & { tasks: RemoteMeta['tasks'] }) {
  const { i18n } = useLingui();
  return (
    <Card title={<Trans>Waiting for you</Trans>} flush>
      {waiting.length === 0 ? (
        <EmptyState
          icon={BadgeCheck}
          title={<Trans>All done</Trans>}
          why={<Trans>New orders, requests and files show up here.</Trans>}
        />
      ) : (
        <ul>
          {waiting.map(({ task, count }) => {
            const { icon: Icon, text, act } = taskWords[task];
            const to = tasks[task];
            return (
              <Task key={task}>
                <span>
                  <Icon aria-hidden="true" />
                </span>
                <strong>{i18n._({ ...text, values: { count } })}</strong>
                {to && (
                  <LinkButton to={to} size="small">
                    {i18n._(act)}
                  </LinkButton>
                )}
              </Task>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

function OrderPipeline({ pipeline }: Pick<Home, 'pipeline'>) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  return (
    <Card title={<Trans>Orders of the last 30 days</Trans>}>
      {pipeline.some(({ count }) => count > 0) && (
        <Pipeline aria-hidden="true">
          {pipeline
            .filter(({ count }) => count > 0)
            .map(({ status, count }) => (
              <Segment key={status} $status={status} $share={count} />
            ))}
        </Pipeline>
      )}
      <dl>
        {pipeline.map(({ status, count }) => (
          <div key={status}>
            <dt>
              <Segment as="i" $status={status} $share={0} />
              {i18n._(orderStatusLabels[status])}
            </dt>
            <dd>{number(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
