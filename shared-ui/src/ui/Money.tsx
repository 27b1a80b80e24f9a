import type { Money as MoneyValue } from '@portal/contract/money';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';

const Figure = styled.span`font-variant-numeric: tabular-nums lining-nums; white-space: nowrap;`;

/** An amount with its currency, two decimals, never negative (SPEC 9). */
export function Money({ value }: { value: MoneyValue }) {
  const text = useFormat().money(value);
  return (
    <Figure key={text} translate="no">
      {text}
    </Figure>
  );
}

/** Minor units without the currency, for columns and calculations that name it once (VISUAL 4). */
export function Amount({ minor }: { minor: number }) {
  const text = useFormat().amount(minor);
  return (
    <Figure key={text} translate="no">
      {text}
    </Figure>
  );
}
