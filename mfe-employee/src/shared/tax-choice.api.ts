import { chooseTaxRate, getTaxChoice, type TaxChoice } from '@portal/contract/tax-choice';
import { call, queryOf, useQueryClient } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { everything } from './query-keys.ts';

/** The tax rate of this employee's estimates, with the table's rates to choose from. */
export const taxChoice = () => queryOf([...everything, 'tax-rate'], getTaxChoice);

/** Every estimate that is shown is worked out anew. */
export function useChooseTaxRate() {
  const client = useQueryClient();
  return useSaving(everything, async (body: TaxChoice) => {
    const kept = await call(chooseTaxRate, { body });
    client.setQueryData(taxChoice().queryKey, kept);
    return kept;
  });
}
