import { Trans, useLingui } from '@lingui/react/macro';
import type { EndOfTerm } from '@portal/contract/end-of-term';
import { endOfTermFacts } from '@portal/contract/seen-acts';
import { paymentLabels, WhomToAsk } from '@portal/requests';
import { Button, Card, Fixed, Link, showToast, useFormat } from '@portal/shared-ui';
import { Download, RadioGroup, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { Foot, Steps, Sums } from './end-of-term-style.ts';
import type { Choose } from './end-of-term.api.ts';

type WayProps = { term: EndOfTerm; choose: Choose };

/** The price with how it is made up; the button carries the amount that was seen. */
export function BuyPart({ term, choose }: WayProps) {
  const { t, i18n } = useLingui();
  const { money, percent, day } = useFormat();
  const { buyOut, options } = term;
  const [picked, setPicked] = useState<EndOfTerm['options'][number]>();
  const paymentKind = picked ?? options[0];
  if (!buyOut) return null;
  const share = percent(buyOut.scrapPercent);
  return (
    <Card title={<Trans>Buy it for {money(buyOut.total)}</Trans>}>
      <Sums>
        <div>
          <dt>
            <Trans>Value after {term.months} months</Trans>
            <small>
              <Trans>
                {share} of {money(buyOut.goods)}
              </Trans>
            </small>
          </dt>
          <dd>
            <Fixed>{money(buyOut.value)}</Fixed>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>VAT {percent(buyOut.vatRate)}</Trans>
          </dt>
          <dd>
            <Fixed>{money(buyOut.vat)}</Fixed>
          </dd>
        </div>
        <div>
          <dt>{t`You pay`}</dt>
          <dd>
            <Fixed>{money(buyOut.total)}</Fixed>
          </dd>
        </div>
      </Sums>
      {options.length === 0 ? (
        <WhomToAsk contacts={term.payment.contacts} />
      ) : (
        <RadioGroup
          legend={t`How you pay`}
          value={paymentKind}
          choices={options.map((value) => ({ value, label: i18n._(paymentLabels[value]) }))}
          onChange={setPicked}
        />
      )}
      <Foot>
        <Button
          look="primary"
          size="large"
          busy={choose.isPending}
          onClick={() =>
            choose.mutate(
              { choice: 'BUY', ...(paymentKind ? { paymentKind } : {}), seen: endOfTermFacts(term, 'BUY') },
              { onSuccess: () => showToast(t`You have chosen to buy it`) },
            )
          }
        >
          <Trans>Buy for {money(buyOut.total)}</Trans>
        </Button>
        <p>
          <Trans>
            You then see how to pay. You can change your choice until you have paid, or until {day(term.lastDay)}.
          </Trans>
        </p>
      </Foot>
      <Refusal error={choose.error} />
    </Card>
  );
}

/** What to do, in four steps; choosing makes the label. */
export function ReturnPart({ term, choose, onChosen }: WayProps & { onChosen: () => void }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <Card title={t`Send it back, free of charge`}>
      <ReturnSteps term={term} />
      <Foot>
        <Button
          look="primary"
          size="large"
          icon={<Download aria-hidden="true" />}
          busy={choose.isPending}
          onClick={() =>
            choose.mutate(
              { choice: 'RETURN', seen: endOfTermFacts(term, 'RETURN') },
              {
                onSuccess: () => {
                  showToast(t`You have chosen to send it back`);
                  onChosen();
                },
              },
            )
          }
        >
          {t`Choose return and print`}
        </Button>
        <p>
          <Trans>You can still change to buying until {day(term.lastDay)}.</Trans>
        </p>
      </Foot>
      <Refusal error={choose.error} />
    </Card>
  );
}

/** The four steps of a return, and where damage is reported first. */
export function ReturnSteps({ term }: { term: EndOfTerm }) {
  const { t } = useLingui();
  const { day } = useFormat();
  return (
    <>
      <Steps>
        <li>
          <Trans>Save what is yours</Trans>
          <small>{t`Photos, contacts, two-step codes`}</small>
        </li>
        <li>
          <Trans>Sign out and erase it</Trans>
          <small>{t`A locked item cannot be taken back`}</small>
        </li>
        <li>
          <Trans>Pack it with everything that came with it</Trans>
          <small>{t`Normal wear is fine`}</small>
        </li>
        <li>
          <Trans>Hand it in by {day(term.returnBy)}</Trans>
          <small>{t`Keep the receipt of the parcel shop`}</small>
        </li>
      </Steps>
      <p>
        <Trans>
          Is it damaged? <Link to="/employee/rma">Report the damage</Link> first.
        </Trans>
      </p>
    </>
  );
}
