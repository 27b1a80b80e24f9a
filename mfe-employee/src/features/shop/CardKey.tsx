import { Trans } from '@lingui/react/macro';
import { Fixed, useFormat } from '@portal/shared-ui';
import { salaryParts, type MonthlySplit } from '../../shared/salary-parts.ts';
import { Key } from './card-style.ts';

/** The bar of the large card in words; a part of nothing is left out. */
export function CardKey({ split }: { split: MonthlySplit }) {
  const { amount } = useFormat();
  const { subsidy } = salaryParts(split);
  return (
    <Key>
      <li>
        <i data-part="you" />
        <Trans>You pay</Trans>
        <b>
          <Fixed>{amount(split.net)}</Fixed>
        </b>
      </li>
      {subsidy > 0 && (
        <li>
          <i data-part="subsidy" />
          <Trans>Subsidy from your workplace</Trans>
          <b>
            <Fixed>{amount(subsidy)}</Fixed>
          </b>
        </li>
      )}
    </Key>
  );
}
