import { Trans } from '@lingui/react/macro';
import { giftWarning } from '@portal/contract/gifts';
import type { Offer } from '@portal/contract/offer';
import { Note, useFormat } from '@portal/shared-ui';

/** A gift above the year's limit may be given; the company knows before that it is taxed (RULES 2.1). */
export function GiftNote({ offer, accessoryIds }: { offer: Offer; accessoryIds: readonly string[] }) {
  const { money } = useFormat();
  const warning = giftWarning(offer, accessoryIds);
  if (!warning) return null;
  const { currency } = offer.terms;
  const value = money({ amount: warning.value + warning.given, currency });
  const limit = money({ amount: warning.limit, currency });
  return (
    <Note tone="warn">
      {warning.staysFree ? (
        <Trans>
          With this Christmas gift an employee has {value} of gifts incl. VAT this year, above the {limit} that are free
          of tax. It stays free itself; the employee may be taxed on the others, and you report them.
        </Trans>
      ) : (
        <Trans>
          With this gift an employee has {value} of gifts incl. VAT this year, above the {limit} that are free of tax.
          The employee may be taxed on it, and you report it.
        </Trans>
      )}
    </Note>
  );
}
