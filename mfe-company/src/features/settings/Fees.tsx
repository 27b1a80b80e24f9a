import { Trans, useLingui } from '@lingui/react/macro';
import { feeColumns } from '@portal/requests';
import { EmptyState, HandCoins, useQuery } from '@portal/shared-ui';
import { DataTable } from '@portal/shared-ui/kit';
import { Group, Padded } from './settings-style.ts';
import { payInFullFees } from './settings.api.ts';

/** What paying in full costs beside the price: the back office sets it, the company looks at it. */
export function Fees() {
  const { t } = useLingui();
  const query = useQuery(payInFullFees());
  return (
    <Padded>
      <Group>
        <h2>{t`Fee of paying in full`}</h2>
        <p>
          <Trans>The back office sets it. Requests that were made keep the fee that they were made with.</Trans>
        </p>
      </Group>
      <DataTable
        label={t`Fee of paying in full`}
        query={query}
        columns={feeColumns}
        rowKey={({ validFrom, isOwn }) => `${validFrom}${isOwn}`}
        empty={<EmptyState icon={HandCoins} title={t`No fee`} why={t`Paying in full is free.`} />}
      />
    </Padded>
  );
}
