import type { Day as DayValue } from '@portal/contract/days';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';

const Time = styled.time`white-space: nowrap;`;

/** A calendar day in long form, the same in every zone. */
export function Day({ value }: { value: DayValue }) {
  return <Time dateTime={value}>{useFormat().day(value)}</Time>;
}

/** A point in time, shown in the business zone; to the second where lines of one minute are told apart. */
export function Instant({ value, isExact = false }: { value: string; isExact?: boolean }) {
  const { instant, exactInstant } = useFormat();
  return <Time dateTime={value}>{isExact ? exactInstant(value) : instant(value)}</Time>;
}
