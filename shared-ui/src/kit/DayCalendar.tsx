import { parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@portal/contract/constants';
import { isDay, type Day } from '@portal/contract/days';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarMonthPicker,
  CalendarYearPicker,
  I18nProvider,
  type Key,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { dateLocale } from '../i18n/format.ts';
import { ChevronLeft, ChevronRight } from '../ui/icons.ts';
import { NativeSelect } from '../ui/Input.tsx';

const Month = styled(Calendar)`
  padding: var(--s-2);
  > header { display: flex; align-items: center; gap: 4px; margin-bottom: var(--s-2); }
  header button {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: inherit;
    cursor: pointer;
    &[data-hovered] { background: var(--n-100); }
    &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: -2px; }
    &[data-disabled] { color: var(--n-500); cursor: default; }
  }
  svg { width: 18px; height: 18px; stroke-width: 1.75; }
  select { width: auto; flex: 1 1 auto; height: 36px; }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
  th { height: 28px; font-size: var(--fs-12); font-weight: 400; color: var(--text-3); }
  td { padding: 1px; text-align: center; }
`;

const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  margin: 0 auto;
  border-radius: var(--r-sm);
  font-size: var(--fs-14);
  cursor: pointer;
  outline: none;
  &[data-outside-month] { display: none; }
  &[data-hovered] { background: var(--n-100); }
  &[data-today] { font-weight: 650; box-shadow: inset 0 0 0 1px var(--line-strong); }
  &[data-selected] { background: var(--accent); color: var(--on-solid); }
  &[data-focus-visible] { outline: 2px solid var(--focus); outline-offset: 1px; }
  &[data-disabled] { color: var(--n-500); cursor: default; }
  @media (forced-colors: active) {
    &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
`;

type DayCalendarProps = {
  value: string;
  min: Day | undefined;
  max: Day | undefined;
  locale: Locale;
  onPick: (day: Day) => void;
};

const dateOf = (day: string | undefined) => (day && isDay(day) ? parseDate(day) : null);

type ChoiceProps = {
  'aria-label': string;
  value: Key;
  onChange: (key: number) => void;
  items: readonly { id: number; formatted: string }[];
};

function Choice({ items, onChange, value, ...name }: ChoiceProps) {
  return (
    <NativeSelect {...name} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </NativeSelect>
  );
}

// An opened calendar holds the focus, so that arrows walk through days at once (WAI-ARIA, date picker dialog).
const opened = { autoFocus: true };

/** One month to choose a day from: arrows walk through days, Page up and down through months. */
export default function DayCalendar({ value, min, max, locale, onPick }: DayCalendarProps) {
  const { t } = useLingui();
  return (
    <I18nProvider locale={dateLocale(locale)}>
      <Month
        aria-label={t`Choose a day`}
        {...opened}
        value={dateOf(value)}
        minValue={dateOf(min)}
        maxValue={dateOf(max)}
        onChange={(chosen) => onPick(chosen.toString())}
      >
        <header>
          <Button slot="previous">
            <ChevronLeft aria-hidden="true" />
          </Button>
          <CalendarMonthPicker>{(picker) => <Choice {...picker} />}</CalendarMonthPicker>
          <CalendarYearPicker>{(picker) => <Choice {...picker} />}</CalendarYearPicker>
          <Button slot="next">
            <ChevronRight aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid weekdayStyle="short">{(date) => <Cell date={date} />}</CalendarGrid>
      </Month>
    </I18nProvider>
  );
}
