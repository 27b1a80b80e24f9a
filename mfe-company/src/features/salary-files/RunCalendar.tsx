import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Period } from '@portal/contract/days';
import type { SalaryCalendar } from '@portal/contract/salary-calendar';
import type { MadeByHand } from '@portal/contract/salary-problems';
import { Fixed, Link, Money, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin-bottom: var(--s-5);
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  li {
    padding: 10px 16px;
    border-left: 1px solid var(--line);
    font-size: var(--fs-12);
    line-height: 1.0625rem;
    color: var(--text-3);
  }
  li:first-child { border-left: 0; }
  li[data-now] {
    background: var(--accent-tint);
    box-shadow: inset 0 2px var(--accent);
    color: var(--text-2);
  }
  b, span { display: block; }
  b { font-size: var(--fs-14); line-height: 1.25rem; color: var(--text); font-variant-numeric: tabular-nums; }
  em { display: block; font-style: normal; color: var(--warn); }
  @media (max-width: 1199px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-child(n + 4) { border-top: 1px solid var(--line); }
    li:nth-child(4) { border-left: 0; }
  }
  @media (max-width: 759px) {
    display: flex; overflow-x: auto; scroll-snap-type: x proximity;
    li { flex: 0 0 168px; scroll-snap-align: start; border-top: 0 !important; }
    li:nth-child(4) { border-left: 1px solid var(--line); }
  }
`;

/** As high as the calendar, so that the list below stands still when it arrives. */
export const CalendarRoom = styled.div`height: 74px; margin-bottom: var(--s-5);`;

/**
 * The coming automatic files, each a link to what it will hold; the next one is marked, or the one that is shown. Where
 * the month is shorter than the salary day, it says so (DECISIONS 7).
 */
export function RunCalendar({ calendar: { runs, salaryDay }, shown }: { calendar: SalaryCalendar; shown?: Period }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <List aria-label={t`Coming salary files`} tabIndex={0}>
      {runs.map(({ fileDay, period, stopped, madeByHand, draws, totals }) => (
        <li key={period} data-now={period === (shown ?? runs[0]?.period) || undefined}>
          <b>
            <Link to={`/company/salaryfiles/runs/${period}`} aria-current={period === shown ? 'page' : undefined}>
              <time dateTime={fileDay}>
                <Fixed>{day(fileDay)}</Fixed>
              </time>
            </Link>
          </b>
          {Number(fileDay.slice(8)) !== salaryDay && (
            <em>
              <Trans>Day {salaryDay} does not exist</Trans>
            </em>
          )}
          {stopped && <em>{t`Stopped`}</em>}
          {madeByHand.map((file) => (
            <ByHand key={file.id} file={file} of={period} />
          ))}
          {draws > 0 && (
            <span>
              <Plural value={draws} one="# draw planned" other="# draws planned" />
            </span>
          )}
          {draws === 0 && madeByHand.length === 0 && <span>{t`Nothing planned, no file`}</span>}
          {totals.map((total) => (
            <span key={total.currency}>
              <Money value={total} />
            </span>
          ))}
        </li>
      ))}
    </List>
  );
}

/** What a file made by hand took of a month: the month needs no automatic file for it any more. */
function ByHand({ file: { id, batch, period, draws, totals }, of }: { file: MadeByHand; of: Period }) {
  const { period: month } = useFormat();
  return (
    <>
      <span>
        <Link to={`/company/salaryfiles/${id}/draws`}>
          {period === of ? (
            <Trans>Made by hand, batch {batch}</Trans>
          ) : (
            <Trans>
              By hand in batch {batch}, {month(period)}
            </Trans>
          )}
        </Link>
      </span>
      <span>
        <Plural value={draws} one="# draw" other="# draws" />
      </span>
      {totals.map((total) => (
        <span key={total.currency}>
          <Money value={total} />
        </span>
      ))}
    </>
  );
}
