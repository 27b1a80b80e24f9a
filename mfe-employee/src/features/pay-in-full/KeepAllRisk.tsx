import { useLingui } from '@lingui/react/macro';
import type { PaymentOption } from '@portal/contract/pay-in-full-rows';
import { useFormat } from '@portal/shared-ui';
import { CheckboxField, partOf, type SchemaForm } from '@portal/shared-ui/forms';

type Choice = { keepAllRisk?: boolean | undefined };
type Price = Pick<PaymentOption, 'lines' | 'total' | 'withoutAllRisk'>;

/** All-risk for the months that remain, or not: what it costs, and the total without it (RULES 2.5). */
export function KeepAllRisk<In extends Choice, Out>({ form, price }: { form: SchemaForm<In, Out>; price: Price }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const line = price.lines.find(({ key }) => key === 'allRisk');
  if (!line || !price.withoutAllRisk) return null;
  return (
    <CheckboxField
      form={partOf<Choice, In, Out>(form)}
      name="keepAllRisk"
      label={t`Keep all-risk insurance for the months that remain: ${money(line.amount)} ex VAT`}
      hint={t`With it ${money(price.total)}, without it ${money(price.withoutAllRisk.total)}.`}
    />
  );
}
