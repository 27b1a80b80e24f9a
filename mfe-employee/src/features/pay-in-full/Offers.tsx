import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { PayInFullOffer, PayInFullOffers } from '@portal/contract/pay-in-full-rows';
import { PayInFullPrice } from '@portal/requests';
import { Button, Card, Note, useFormat } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 20px;
`;
const Stack = styled.div`display: grid; gap: 14px;`;

/** Running orders with what paying them now costs; asking is up to the company while one is employed (scenario 42). */
export function Offers({
  offers: { isAllowed, orders },
  onAsk,
}: {
  offers: PayInFullOffers;
  onAsk: (offer: PayInFullOffer) => void;
}) {
  const { t } = useLingui();
  const { day } = useFormat();
  if (orders.length === 0) return null;
  return (
    <Stack>
      {!isAllowed && <Note>{t`Your company does not let employees pay in full before they leave.`}</Note>}
      <Grid>
        {orders.map((offer) => (
          <li key={offer.orderId}>
            <Card title={offer.productName}>
              <Stack>
                <p>
                  <Trans context="employee">Order {offer.orderNumber}</Trans>,{' '}
                  <Plural value={offer.monthsRemaining} one="# draw remains" other="# draws remain" />{' '}
                  <Trans>after {day(offer.exitDate)}</Trans>
                </p>
                <PayInFullPrice price={offer} />
                {isAllowed && (
                  <Button look="primary" onClick={() => onAsk(offer)}>
                    {t`Ask to pay in full`}
                  </Button>
                )}
              </Stack>
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
