import type { Day as DayValue } from '@portal/contract/days';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';

const Time = styled.time`white-space: nowrap;`;

/** A calendar day in long form, the same for everybody whatever their zone is. */
export function Day({ value }: { value: DayValue }) {
  return <Time dateTime={value}>{useFormat().day(value)}</Time>;
}

/** A point in time, shown in the business zone. */
export function Instant({ value }: { value: string }) {
  return <Time dateTime={value}>{useFormat().instant(value)}</Time>;
}
