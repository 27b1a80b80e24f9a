import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PayInFullFee } from '@portal/contract/pay-in-full-fees';
import { Badge, Day, Money } from '@portal/shared-ui';
import type { Column } from '@portal/shared-ui/kit';

/** What paying in full costs from which day on, newest first (RULES 2.5 `pifFee`). */
export const feeColumns: readonly Column<PayInFullFee>[] = [
  { key: 'from', header: msg`From`, card: 'title', cell: ({ validFrom }) => <Day value={validFrom} /> },
  {
    key: 'whose',
    header: msg`Whose`,
    cell: ({ isOwn }) => (isOwn ? <Trans>The company’s own</Trans> : <Trans>Everybody’s</Trans>),
  },
  {
    key: 'state',
    header: msg`State`,
    card: 'status',
    cell: ({ state }) =>
      state === 'CURRENT' ? (
        <Badge tone="success">
          <Trans>Holds today</Trans>
        </Badge>
      ) : state === 'COMING' ? (
        <Badge tone="info">
          <Trans>Coming</Trans>
        </Badge>
      ) : (
        <Badge tone="neutral">
          <Trans>Past</Trans>
        </Badge>
      ),
  },
  { key: 'fee', header: msg`Fee ex VAT`, align: 'end', card: 'amount', cell: ({ fee }) => <Money value={fee} /> },
];
