import { useLingui } from '@lingui/react/macro';
import type { TaxRate } from '@portal/contract/tax-tables';
import { Fixed, useFormat } from '@portal/shared-ui';
import { Dialog } from '@portal/shared-ui/kit';
import { Value } from './rate-cells.tsx';
import { taxName } from './tax-labels.ts';
import { Table } from './tax-preview-style.ts';
import { versionsOf } from './tax-rows.ts';

type Props = { law: readonly TaxRate[]; country: string; isOpen: boolean; onClose: () => void };

/** Every version that was published of a country's rates, with its day and why it was. */
export function HistoryDialog({ law, country, isOpen, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  return (
    <Dialog title={t`History`} isOpen={isOpen} onClose={onClose} width={680}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t`Rate`}</th>
            <th scope="col">{t`Valid from`}</th>
            <th scope="col">{t`Value`}</th>
          </tr>
        </thead>
        <tbody>
          {versionsOf(law, country).map((rate) => (
            <tr key={rate.id}>
              <th scope="row">
                {taxName(rate.code, i18n)}
                {rate.reason && <small>{rate.reason}</small>}
              </th>
              <td>
                <Fixed>{day(rate.validFrom)}</Fixed>
              </td>
              <td>{rate.isEnded ? t`has ended` : <Value rate={rate} />}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Dialog>
  );
}
