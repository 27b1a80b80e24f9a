import { Trans } from '@lingui/react/macro';
import type { Money } from '@portal/contract/money';
import type { RmaDetail } from '@portal/contract/rma';
import { Note, useFormat } from '@portal/shared-ui';
import { ShieldCheck } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Lines = styled.div`
  display: grid;
  gap: 6px;
  strong { font-weight: 600; }
`;

type Covered = Pick<RmaDetail, 'covered' | 'incidentDate' | 'allRiskExpirationDate' | 'excess' | 'employeeName'>;

/** Whether all-risk covers the incident and why, and what the employee pays (RULES 3.3). */
export function RmaCoverage({ rma, price }: { rma: Covered; price: Money }) {
  const { day, money } = useFormat();
  const [incident, end] = [day(rma.incidentDate), rma.allRiskExpirationDate && day(rma.allRiskExpirationDate)];
  return (
    <Note tone={rma.covered ? 'success' : 'warn'} {...(rma.covered ? { icon: ShieldCheck } : {})}>
      <Lines>
        <strong>
          {rma.covered ? <Trans>All-risk covers this</Trans> : <Trans>All-risk does not cover this</Trans>}
        </strong>
        <span>
          {rma.covered ? (
            <Trans>
              The incident on {incident} lies before the insurance ends on {end}.
            </Trans>
          ) : end ? (
            <Trans>
              The insurance ended on {end}, before the incident on {incident}.
            </Trans>
          ) : (
            <Trans>The order has no all-risk insurance.</Trans>
          )}
        </span>
        <span>
          <Trans>Price of the item, ex VAT: {money(price)}</Trans>
        </span>
        {rma.excess.amount > 0 && (
          <strong>
            <Trans>
              {rma.employeeName} pays {money(rma.excess)} incl. VAT
            </Trans>
          </strong>
        )}
      </Lines>
    </Note>
  );
}
