import { Trans } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { useQuery, type RemoteMeta } from '@portal/shared-ui';
import { Fragment } from 'react';
import { Deducted } from './Deducted.tsx';
import { salaryMonths } from './month.api.ts';
import { Part } from './Part.tsx';
import { Subsidy } from './Subsidy.tsx';
import { Wide } from './wide.ts';

type Props = { today: Day; numbers: NonNullable<RemoteMeta['numbers']> };

/** A company's money by month, one chart and one sum a currency; a company has one (DECISIONS 30). */
export function CompanyMonth({ today, numbers }: Props) {
  return (
    <Part wide title={<Trans>Deducted a month</Trans>} query={useQuery(salaryMonths)} height={316}>
      {(months) =>
        [...Map.groupBy(months, ({ currency }) => currency)].map(([currency, own]) => (
          <Fragment key={currency}>
            <Wide>
              <Deducted months={own} numbers={numbers} />
            </Wide>
            <Subsidy months={own} today={today} />
          </Fragment>
        ))
      }
    </Part>
  );
}
