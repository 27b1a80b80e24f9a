import { useLingui } from '@lingui/react/macro';
import { Lines } from '@portal/hub';
import { Card, useQuery } from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { DeliveryState } from '../DeliveryState.tsx';
import { personMails } from './person.api.ts';

const State = styled.span`
  text-align: right;
  @media (max-width: 759px) { text-align: left; }
`;

/** The last mails to the person and what became of each; what they say is not shown. */
export function PersonMails({ employeeId }: { employeeId: string }) {
  const { t } = useLingui();
  return (
    <Card title={t`Mails`}>
      <QueryResult label={t`Mails`} query={useQuery(personMails(employeeId))} isPart>
        {(mails) =>
          mails.length === 0 ? (
            t`No mails yet.`
          ) : (
            <Lines>
              {mails.map(({ id, subject, ...delivery }) => (
                <li key={id}>
                  <span>{subject}</span>
                  <State>
                    <DeliveryState delivery={delivery} />
                  </State>
                </li>
              ))}
            </Lines>
          )
        }
      </QueryResult>
    </Card>
  );
}
