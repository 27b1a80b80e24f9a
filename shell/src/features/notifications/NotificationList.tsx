import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, businessZone, dayOf } from '@portal/contract/days';
import { notificationFilters, type NotificationFilter } from '@portal/contract/notifications';
import {
  Bell,
  Button,
  Day,
  EmptyState,
  Fixed,
  LinkButton,
  Skeleton,
  useFormat,
  useIsSlow,
  VisuallyHidden,
} from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { useId, useState } from 'react';
import { bundlesOf, type Bundle } from './bundles.ts';
import { Acts, Days, Dot, Entry, Filters, More, Row, Tile } from './notification-style.ts';
import { actOf, lookOf, useNotificationWords } from './notification-words.tsx';
import { useNotificationList, useReadNotifications } from './notifications.api.ts';

/** What the person was told, newest first and by day; an entry leads to its page and is read with that. */
export function NotificationList() {
  const { t } = useLingui();
  const { number } = useFormat();
  const [show, setShow] = useState<NotificationFilter>('all');
  const [today] = useState(() => dayOf(new Date()));
  const query = useNotificationList(show);
  const pieces = query.data?.pages ?? [];
  const [first] = pieces;
  const isSlow = useIsSlow(query.isPending);
  const days = bundlesOf(pieces.flatMap(({ notifications }) => notifications));
  const names: Record<NotificationFilter, string> = { all: t`All`, unread: t`Unread`, 'to-do': t`To do` };
  return (
    <>
      <Filters role="group" aria-label={t`Show`}>
        {notificationFilters.map((one) => (
          <button key={one} type="button" aria-pressed={one === show} onClick={() => setShow(one)}>
            {names[one]}
            {first && (
              <span>
                <Fixed>{number(first.counts[one])}</Fixed>
              </span>
            )}
          </button>
        ))}
      </Filters>
      <Days aria-busy={query.isFetching}>
        {query.error && (!first || query.isFetchNextPageError) && (
          <FailedQuery
            label={t`The notifications`}
            error={query.error}
            onRetry={first ? query.fetchNextPage : query.refetch}
          />
        )}
        {isSlow && <Skeleton height={160} />}
        {first && days.length === 0 && <Nothing show={show} />}
        {days.map(({ day, bundles }) => (
          <section key={day}>
            <h3>
              <DayHeading day={day} today={today} />
            </h3>
            <ol>
              {bundles.map((bundle) => (
                <BundleEntry key={bundle.first.id} bundle={bundle} />
              ))}
            </ol>
          </section>
        ))}
        {query.hasNextPage && (
          <More>
            <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t`Show more`}
            </Button>
          </More>
        )}
      </Days>
    </>
  );
}

function DayHeading({ day, today }: { day: string; today: string }) {
  if (day === today)
    return (
      <Trans>
        Today, <Day value={day} />
      </Trans>
    );
  if (day === addDays(today, -1))
    return (
      <Trans>
        Yesterday, <Day value={day} />
      </Trans>
    );
  return <Day value={day} />;
}

function BundleEntry({ bundle }: { bundle: Bundle }) {
  const { first, ids, unread, isToDo, path } = bundle;
  const { i18n } = useLingui();
  const { locale } = useFormat();
  const read = useReadNotifications();
  const { title, detail } = useNotificationWords()(first, ids.length);
  const { icon: Icon, tone } = lookOf(first);
  const act = actOf(bundle);
  const titleId = useId();
  const at = new Date(first.createdAt);
  const isUnread = unread.length > 0;
  const markRead = () => isUnread && read.mutate(unread);
  return (
    <Row data-unread={isUnread || undefined}>
      <Entry to={path} onClick={markRead}>
        {isUnread ? (
          <Dot>
            <VisuallyHidden>
              <Trans>Unread:</Trans>
            </VisuallyHidden>
          </Dot>
        ) : (
          <span />
        )}
        <Tile $tone={tone} aria-hidden="true">
          <Icon />
        </Tile>
        <div>
          <div>
            <strong id={titleId}>{title}</strong>
            <time dateTime={first.createdAt}>
              {at.toLocaleTimeString(locale === 'en-us' ? 'en-GB' : locale, {
                timeStyle: 'short',
                timeZone: businessZone,
              })}
            </time>
          </div>
          {(detail || isToDo) && (
            <small>
              {detail}
              {detail && isToDo && ' · '}
              {isToDo && (
                <em>
                  <Trans>To do</Trans>
                </em>
              )}
            </small>
          )}
        </div>
      </Entry>
      {(act || isUnread) && (
        <Acts>
          {act && (
            <LinkButton to={path} size="small" aria-describedby={titleId} onClick={markRead}>
              {i18n._(act)}
            </LinkButton>
          )}
          {isUnread && (
            <Button
              look="quiet"
              size="small"
              busy={read.isPending}
              aria-describedby={titleId}
              onClick={({ currentTarget }) => {
                markRead();
                // The button goes with what it does; the next entry is at hand.
                const row = currentTarget.closest('li');
                (row?.nextElementSibling ?? row)?.querySelector('a')?.focus();
              }}
            >
              <Trans>Mark as read</Trans>
            </Button>
          )}
        </Acts>
      )}
    </Row>
  );
}

function Nothing({ show }: { show: NotificationFilter }) {
  if (show === 'all')
    return (
      <EmptyState
        icon={Bell}
        title={<Trans>Nothing yet</Trans>}
        why={<Trans>What happens and concerns you is told here.</Trans>}
      />
    );
  return (
    <EmptyState
      icon={Bell}
      title={show === 'unread' ? <Trans>Everything is read</Trans> : <Trans>Nothing waits for you</Trans>}
    />
  );
}
