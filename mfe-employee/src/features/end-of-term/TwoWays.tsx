import { Trans, useLingui } from '@lingui/react/macro';
import { addDays } from '@portal/contract/days';
import type { EndOfTerm } from '@portal/contract/end-of-term';
import type { EndOfTermChoice } from '@portal/contract/end-of-term-rules';
import { Check, CircleCheck, FileText, Fixed, useFormat, VisuallyHidden } from '@portal/shared-ui';
import { Calendar, ShieldCheck, Wallet } from '@portal/shared-ui/kit';
import { Way, Ways } from './end-of-term-style.ts';

type TwoWaysProps = {
  term: EndOfTerm;
  chosen: EndOfTermChoice | undefined;
  onChoose: (choice: EndOfTermChoice) => void;
};

/** Two equal cards, nothing preselected: what each costs, means and gives (VISUAL-2 end-of-term). */
export function TwoWays({ term, chosen, onChoose }: TwoWaysProps) {
  const { t } = useLingui();
  const { money, day } = useFormat();
  const { buyOut, returnTo, allRiskExpires, supplierName } = term;
  const radio = (choice: EndOfTermChoice) => ({
    type: 'radio' as const,
    name: 'end-of-term',
    checked: chosen === choice,
    onChange: () => onChoose(choice),
  });
  const place = [returnTo.addressLine1, returnTo.addressLine2, `${returnTo.zipCode} ${returnTo.city}`.trim()];
  return (
    <Ways>
      <legend>
        <VisuallyHidden>{t`Keep it or send it back?`}</VisuallyHidden>
      </legend>
      {buyOut && (
        <Way $chosen={chosen === 'BUY'}>
          <header>
            <input {...radio('BUY')} />
            <Trans>Buy it</Trans>
          </header>
          <b>
            <Fixed>{money(buyOut.total)}</Fixed>
          </b>
          <small>{t`incl. VAT, once, from your own pocket`}</small>
          <ul>
            <li>
              <Check aria-hidden="true" />
              <Trans>Yours from the day you have paid</Trans>
            </li>
            {allRiskExpires && (
              <li>
                <ShieldCheck aria-hidden="true" />
                <Trans>All-risk insurance ends on {day(allRiskExpires)}</Trans>
              </li>
            )}
            <li>
              <Wallet aria-hidden="true" />
              <Trans>From {day(addDays(term.lastDay, 1))} nothing is deducted for it</Trans>
            </li>
          </ul>
          <address>
            <strong>
              <Trans>Seller: {term.companyName}</Trans>
            </strong>
            <Fixed>{term.productName}</Fixed>
            {term.serialNumber && (
              <>
                <br />
                SN/IMEI <Fixed>{term.serialNumber}</Fixed>
              </>
            )}
          </address>
        </Way>
      )}
      <Way $chosen={chosen === 'RETURN'}>
        <header>
          <input {...radio('RETURN')} />
          <Trans>Send it back</Trans>
        </header>
        <b>
          <Fixed>{money({ amount: 0, currency: term.monthlyPrice.currency })}</Fixed>
        </b>
        <small>{t`It costs you nothing`}</small>
        <ul>
          <li>
            <FileText aria-hidden="true" />
            <Trans>Print the label and put it on the parcel</Trans>
          </li>
          <li>
            <Calendar aria-hidden="true" />
            <Trans>Hand it in by {day(term.returnBy)}</Trans>
          </li>
          <li>
            <CircleCheck aria-hidden="true" />
            <Trans>Normal wear is fine</Trans>
          </li>
        </ul>
        <address>
          <strong>
            <Trans>To {supplierName}, returns</Trans>
          </strong>
          {place.filter(Boolean).map((line) => (
            <div key={line}>{line}</div>
          ))}
          <Trans>Reference {term.reference}</Trans>
        </address>
      </Way>
    </Ways>
  );
}
