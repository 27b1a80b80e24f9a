import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { accessoryCountLimit, accessoryErrors, accessoryValueCap } from '@portal/contract/accessory-rules';
import type { Choice, Offer } from '@portal/contract/offer';
import { quoteOf } from '@portal/contract/quote';
import { Badge, Lock, useFormat } from '@portal/shared-ui';
import { Segmented } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { OptionRow } from './OptionRow.tsx';

const Part = styled.section`
  margin-top: 32px;
  > h2 { margin-bottom: 12px; font-size: 1.25rem; }
  > p { margin-top: 8px; font-size: var(--fs-13); color: var(--text-3); }
`;
const List = styled.div`
  padding: 4px 20px;
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
`;

type Props = { offer: Offer; choice: Choice; onChange: (change: Partial<Choice>) => void };

/** Period, accessories and insurances, each with what it costs a month. Required ones are ticked and say so. */
export function ProductOptions({ offer, choice, onChange }: Props) {
  const { t } = useLingui();
  const { amount } = useFormat();
  const { accessories, allRisk, employeeIns, terms, periods } = offer;
  const chosen = new Set(choice.accessoryIds);
  const toggle = (id: string) =>
    onChange({
      accessoryIds: chosen.has(id) ? choice.accessoryIds.filter((one) => one !== id) : [...choice.accessoryIds, id],
    });
  const monthly = (id: string) => {
    const line = quoteOf(offer, {
      ...choice,
      accessoryIds: [...new Set([...choice.accessoryIds, id])],
    }).quote.lines.find(({ accessoryId }) => accessoryId === id);
    return amount((line?.grossMonth.amount ?? 0) + (line?.netMonth.amount ?? 0));
  };
  const most = accessoryCountLimit(terms.accessories);
  /** Why one more accessory is one too many. What was chosen can always be taken away. */
  const reasonAgainst = (id: string): ReactNode => {
    const wanted = accessories.filter((one) => one.mandatory || chosen.has(one.id) || one.id === id);
    const errors = accessoryErrors({
      productPrice: offer.price.amount,
      offered: accessories.map((one) => ({ id: one.id, price: one.price.amount, mandatory: one.mandatory })),
      chosenIds: wanted.map((one) => one.id),
      limits: terms.accessories,
    });
    if (errors.includes('too-many-accessories') && most !== null)
      return (
        <Plural
          value={most}
          one="At most # accessory can be chosen here."
          other="At most # accessories can be chosen here."
        />
      );
    const cap = accessoryValueCap(offer.price.amount, terms.accessories);
    if (errors.includes('accessories-too-expensive') && cap !== null)
      return <Trans>Together the accessories may cost at most {amount(cap)} ex VAT.</Trans>;
    return undefined;
  };
  const insurances: {
    id: 'allRisk' | 'employeeIns';
    price: number;
    label: ReactNode;
    text: ReactNode;
    isRequired: boolean;
    reason?: ReactNode;
  }[] = [
    ...(allRisk
      ? [
          {
            id: 'allRisk' as const,
            price: allRisk.amount,
            isRequired: terms.insuranceRequired,
            label: t`All-risk insurance`,
            text: (
              <Trans>
                Accidental damage and theft for <Plural value={choice.months} one="# month" other="# months" />.
              </Trans>
            ),
          },
        ]
      : []),
    ...(employeeIns
      ? [
          {
            id: 'employeeIns' as const,
            price: employeeIns.amount,
            isRequired: false,
            label: t`Termination insurance`,
            text: t`Pays the rest if your employment ends, on the terms of the insurance.`,
            reason: !choice.allRisk && t`Choose all-risk first: the two are only sold together.`,
          },
        ]
      : []),
  ];
  return (
    <>
      {periods.length > 1 && (
        <Part>
          <h2>{t`Options`}</h2>
          <Segmented
            legend={t`Period`}
            value={String(choice.months)}
            choices={periods.map((months) => ({
              value: String(months),
              label: <Plural value={months} one="# month" other="# months" />,
            }))}
            onChange={(months) => onChange({ months: Number(months) })}
          />
        </Part>
      )}
      {accessories.length + insurances.length > 0 && (
        <Part>
          <h2>
            {insurances.length === 0
              ? t`Accessories`
              : accessories.length === 0
                ? t`Insurance`
                : t`Accessories and insurance`}
          </h2>
          <List id="accessoryIds" tabIndex={-1}>
            {accessories.map(({ id, productName, description, image, mandatory }) => (
              <OptionRow
                key={id}
                id={`accessory-${id}`}
                label={productName}
                image={image}
                badge={
                  mandatory && (
                    <Badge tone="outline" icon={Lock}>
                      {t`Required`}
                    </Badge>
                  )
                }
                text={mandatory ? t`Chosen by your workplace. It cannot be removed.` : description}
                price={monthly(id)}
                isChecked={mandatory || chosen.has(id)}
                isLocked={mandatory}
                reason={chosen.has(id) ? undefined : reasonAgainst(id)}
                onToggle={() => toggle(id)}
              />
            ))}
            {insurances.map(({ id, label, text, price, isRequired, reason }) => (
              <OptionRow
                key={id}
                id={id}
                label={label}
                badge={
                  isRequired && (
                    <Badge tone="outline" icon={Lock}>
                      {t`Required`}
                    </Badge>
                  )
                }
                text={text}
                price={amount(price)}
                isChecked={choice[id]}
                isLocked={isRequired}
                reason={reason}
                onToggle={() => onChange(toggled(id, !choice[id]))}
              />
            ))}
          </List>
          <Limits offer={offer} choice={choice} />
        </Part>
      )}
    </>
  );
}

/** Without all-risk there is no termination insurance (SPEC 5). */
const toggled = (id: 'allRisk' | 'employeeIns', isOn: boolean): Partial<Choice> =>
  id === 'allRisk' && !isOn ? { allRisk: false, employeeIns: false } : { [id]: isOn };

/** How many accessories and for how much, against what the category allows. */
function Limits({ offer, choice }: Pick<Props, 'offer' | 'choice'>) {
  const { amount } = useFormat();
  if (offer.accessories.length === 0) return null;
  const most = accessoryCountLimit(offer.terms.accessories);
  const cap = accessoryValueCap(offer.price.amount, offer.terms.accessories);
  const chosen = offer.accessories.filter(({ id, mandatory }) => mandatory || choice.accessoryIds.includes(id));
  const value = amount(chosen.reduce((sum, { price }) => sum + price.amount, 0));
  if (most === null && cap === null) return null;
  return (
    <p>
      {most !== null && (
        <Trans>
          {chosen.length} of at most {most} accessories.
        </Trans>
      )}{' '}
      {cap !== null && (
        <Trans>
          Worth {value} of at most {amount(cap)} ex VAT.
        </Trans>
      )}
    </p>
  );
}
