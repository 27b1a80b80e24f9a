import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, isDay } from '@portal/contract/days';
import { useFormat } from '@portal/shared-ui';
import { Checkbox } from '@portal/shared-ui/kit';
import { MonthChoices } from './term-style.ts';

const offered = [14, 10, 7, 5, 3, 2, 1, 0];
export const most = 5;

type ReminderChoicesProps = {
  /** of a new subscription: none is sent with the invitation or before it */
  startDate?: string;
  /** empty while it is not typed yet */
  endDate: string;
  chosen: readonly number[];
  onChange: (days: number[]) => void;
};

/** Days before the last one, with the date that each comes to. */
export function ReminderChoices({ startDate = '', endDate, chosen, onChange }: ReminderChoicesProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const isKnown = isDay(endDate);
  const days = [...new Set([...offered, ...chosen])]
    .filter((before) => !isKnown || addDays(endDate, -before) > startDate)
    .toSorted((left, right) => right - left);
  return (
    <MonthChoices>
      <legend>{isKnown ? <Trans>Before the last day, {day(endDate)}</Trans> : t`Before the last day`}</legend>
      {days.map((before) => (
        <Checkbox
          key={before}
          label={before === 0 ? t`On the last day` : plural(before, { one: '# day before', other: '# days before' })}
          hint={isKnown && day(addDays(endDate, -before))}
          checked={chosen.includes(before)}
          disabled={!chosen.includes(before) && chosen.length >= most}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, before] : chosen.filter((one) => one !== before))
          }
        />
      ))}
    </MonthChoices>
  );
}
