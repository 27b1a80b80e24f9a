import type { Day as DayValue } from '@portal/contract/days';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';

const Time = styled.time`white-space: nowrap;`;

/** Replaced whole when it changes, and never translated. */
const Written = ({ dateTime, text }: { dateTime: string; text: string }) => (
  <Time key={text} dateTime={dateTime} translate="no">
    {text}
  </Time>
);

/** A calendar day in long form, the same in every zone. */
export function Day({ value }: { value: DayValue }) {
  return <Written dateTime={value} text={useFormat().day(value)} />;
}

/** A point in time, shown in the business zone; to the second where lines of one minute are told apart. */
export function Instant({ value, isExact = false }: { value: string; isExact?: boolean }) {
  const { instant, exactInstant } = useFormat();
  return <Written dateTime={value} text={isExact ? exactInstant(value) : instant(value)} />;
}
