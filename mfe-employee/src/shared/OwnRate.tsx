import { useLingui } from '@lingui/react/macro';
import { ordinaryRate, TaxChoice } from '@portal/contract/tax-choice';
import { Button } from '@portal/shared-ui';
import { Form, PercentField, useSchemaForm } from '@portal/shared-ui/forms';
import { Own } from './my-tax-rate-style.ts';
import { useChooseTaxRate } from './tax-choice.api.ts';

/** A tax rate of the employee's own, typed. */
export default function OwnRate({ ownRate, onSaved }: { ownRate: number | null; onSaved: () => void }) {
  const { t } = useLingui();
  const choose = useChooseTaxRate();
  const form = useSchemaForm(TaxChoice, { ...ordinaryRate, level: 'own', ownRate });
  const save = async (choice: TaxChoice) => {
    await choose.mutateAsync(choice);
    onSaved();
  };
  return (
    <Own>
      <Form form={form} onSubmit={save}>
        <PercentField form={form} name="ownRate" label={t`Own rate`} isNullable />
        <Button type="submit" busy={choose.isPending}>{t`Use this rate`}</Button>
      </Form>
    </Own>
  );
}
