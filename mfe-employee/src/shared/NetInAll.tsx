import { Trans } from '@lingui/react/macro';
import { costInAll } from '@portal/contract/cost-in-all';
import type { Quote } from '@portal/contract/quote';
import { useFormat } from '@portal/shared-ui';

/** Beside what is deducted in all: what is noticed of it, with the tax on top. Nothing without an estimate. */
export function NetInAll({ quote }: { quote: Quote }) {
  const { money } = useFormat();
  const { net, benefitTax } = costInAll(quote);
  if (!net || !benefitTax) return null;
  if (benefitTax.amount === 0) return <Trans>You notice {money(net)} in all in your net pay, estimated.</Trans>;
  return (
    <Trans>
      You notice {money(net)} in all in your net pay, estimated; {money(benefitTax)} of it is tax on having it.
    </Trans>
  );
}
