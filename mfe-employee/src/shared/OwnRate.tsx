import { useLingui } from '@lingui/react/macro';
import { cardOfRate, rateOfCard, TaxCard } from '@portal/contract/tax-choice';
import { Button } from '@portal/shared-ui';
import { Form, PercentField, useSchemaForm } from '@portal/shared-ui/forms';
import { Own } from './my-tax-rate-style.ts';
import { useChooseTaxRate } from './tax-choice.api.ts';

type Props = {
  ownRate: number | null;
  /** labour market contribution, in basis points */
  amRate: number;
  onSaved: () => void;
};

/** A tax rate of the employee's own: the tax card's percentage is typed, the contribution is added here (RULES 2.2). */
export default function OwnRate({ ownRate, amRate, onSaved }: Props) {
  const { t } = useLingui();
  const choose = useChooseTaxRate();
  const form = useSchemaForm(TaxCard, { card: ownRate === null ? null : cardOfRate(ownRate, amRate) });
  const save = async ({ card }: { card: number | null }) => {
    if (card === null) return;
    await choose.mutateAsync({ level: 'own', ownRate: rateOfCard(card, amRate) });
    onSaved();
  };
  return (
    <Own>
      <Form form={form} onSubmit={save}>
        <PercentField form={form} name="card" label={t`Percentage on your tax card`} isNullable />
        <Button type="submit" busy={choose.isPending}>{t`Use this rate`}</Button>
      </Form>
    </Own>
  );
}
