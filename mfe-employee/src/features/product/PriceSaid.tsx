import { useLingui } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import { mineOf } from '@portal/contract/tax-choice';
import { LiveRegion, useFormat } from '@portal/shared-ui';
import { useEffect, useState } from 'react';

const settledMs = 600;

/** Says a changed price politely once the choice rests (WCAG 4.1.3); silent while the page opens. */
export function PriceSaid({ quote }: { quote: Quote }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const net = quote.estimate && mineOf(quote.estimate)?.chosen.netPerMonth;
  const gross = money(quote.monthlyPrice);
  const text = net ? t`${money(net)} net a month, ${gross} from gross salary` : t`${gross} a month`;
  const [opening] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text === opening && said === '') return undefined;
    const timer = setTimeout(() => setSaid(text), settledMs);
    return () => clearTimeout(timer);
  }, [text, opening, said]);
  return <LiveRegion>{said}</LiveRegion>;
}
