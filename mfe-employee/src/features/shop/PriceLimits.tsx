import { Trans, useLingui } from '@lingui/react/macro';
import { searchDelayMs } from '@portal/contract/constants';
import { Input } from '@portal/shared-ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useUnit } from '../../shared/use-unit.ts';
import type { ChangeFilter, ShopFilter } from './shop-filter.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
  label { font-size: var(--fs-12); color: var(--text-3); }
`;

/** Whole crowns; what is no number counts as none. */
const minorOf = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text) * 100 : undefined);
const textOf = (minor: number | undefined) => (minor === undefined ? '' : String(Math.round(minor / 100)));

/** From and to, a month, in the figures that the cards show. */
export function PriceLimits({
  filter,
  change,
  currency,
}: {
  filter: ShopFilter;
  change: ChangeFilter;
  currency: string;
}) {
  const { t } = useLingui();
  const unit = useUnit(currency);
  return (
    <fieldset>
      <legend>
        {filter.show === 'net' ? <Trans>Net price a month, {unit}</Trans> : <Trans>Gross price a month, {unit}</Trans>}
      </legend>
      <Pair>
        <Limit
          label={t`From`}
          minor={filter.minPrice}
          onChange={(minPrice) => change({ minPrice }, { replace: true })}
        />
        <Limit label={t`To`} minor={filter.maxPrice} onChange={(maxPrice) => change({ maxPrice }, { replace: true })} />
      </Pair>
    </fieldset>
  );
}

type LimitProps = { label: string; minor: number | undefined; onChange: (minor: number | undefined) => void };

/** Sent 350 ms after the last key (SPEC 9). */
function Limit({ label, minor, onChange }: LimitProps) {
  const [text, setText] = useState(textOf(minor));
  const [seen, setSeen] = useState(minor);
  if (minor !== seen) {
    setSeen(minor);
    if (minor !== minorOf(text)) setText(textOf(minor));
  }
  useEffect(() => {
    if (minorOf(text) === minor) return undefined;
    const timer = setTimeout(() => onChange(minorOf(text)), searchDelayMs);
    return () => clearTimeout(timer);
  });
  return (
    <label>
      {label}
      <Input inputMode="numeric" maxLength={7} value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  );
}
