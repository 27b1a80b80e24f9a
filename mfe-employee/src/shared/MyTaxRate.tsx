import { Trans, useLingui } from '@lingui/react/macro';
import type { TaxLevel } from '@portal/contract/estimate';
import { Fixed, useFormat, useQuery } from '@portal/shared-ui';
import { lazy, Suspense, useId, useState } from 'react';
import { Fieldset, Tiles } from './my-tax-rate-style.ts';
import { taxChoice, useChooseTaxRate } from './tax-choice.api.ts';
import { levelLabels } from './tax-level-labels.ts';

// Few type a rate of their own; who does loads the form.
const OwnRate = lazy(() => import('./OwnRate.tsx'));

type Rate = { level: TaxLevel; rate: number };
type Props = {
  /** those of the estimate beside it; without one the tax table's */
  rates?: readonly Rate[];
};

/** The rate at which this employee wants estimates: remembered, the employee's alone, and of no effect on a draw. */
export function MyTaxRate({ rates }: Props) {
  const { t, i18n } = useLingui();
  const { percent } = useFormat();
  const name = useId();
  const chosen = useQuery(taxChoice()).data?.data;
  const choose = useChooseTaxRate();
  const [isTyping, setIsTyping] = useState(false);
  const offered = (rates ?? chosen?.rates ?? []).filter(({ level }) => level !== 'own');
  if (!chosen || offered.length === 0) return null;
  const { level, ownRate } = choose.isPending ? choose.variables : chosen;
  const current = isTyping
    ? 'own'
    : (offered.find((one) => one.level === level)?.level ?? (level === 'own' ? level : 'tax'));
  const pick = (next: TaxLevel) => {
    const isNew = next === 'own' && ownRate === null;
    setIsTyping(isNew);
    if (!isNew) choose.mutate({ level: next, ownRate });
  };
  return (
    <Fieldset>
      <legend>{t`My tax rate`}</legend>
      <Tiles>
        {[...offered, { level: 'own' as const, rate: ownRate }].map((one) => (
          <label key={one.level}>
            <input
              type="radio"
              name={name}
              value={one.level}
              checked={current === one.level}
              onChange={() => pick(one.level)}
            />
            <span>
              {one.rate === null ? t`Type a %` : <Fixed>{percent(one.rate)}</Fixed>}
              <small>{i18n._(levelLabels[one.level])}</small>
            </span>
          </label>
        ))}
      </Tiles>
      <Suspense>
        {current === 'own' && (
          <OwnRate key={ownRate} ownRate={ownRate} amRate={chosen.amRate} onSaved={() => setIsTyping(false)} />
        )}
      </Suspense>
      <small>
        {chosen.amRate > 0 ? (
          <Trans>
            Type the percentage of your tax card as it stands there: labour market contribution of{' '}
            {percent(chosen.amRate)} is added by itself. Only you see it, and it changes no deduction.
          </Trans>
        ) : (
          <Trans>
            Type the percentage of your tax card as it stands there. Only you see it, and it changes no deduction.
          </Trans>
        )}
      </small>
    </Fieldset>
  );
}
