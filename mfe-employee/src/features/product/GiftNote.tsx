import { Trans } from '@lingui/react/macro';
import { giftWarning } from '@portal/contract/gifts';
import type { Choice, Offer } from '@portal/contract/offer';
import { Note, useFormat } from '@portal/shared-ui';

/** A gift above the year's limit may be ordered; its taker knows before that it is taxed (RULES 2.1). */
export function GiftNote({ offer, choice }: { offer: Offer; choice: Choice }) {
  const { money } = useFormat();
  const warning = giftWarning(offer, choice.accessoryIds);
  if (!warning) return null;
  const { currency } = offer.terms;
  const [value, given, limit] = [warning.value, warning.given, warning.limit].map((amount) =>
    money({ amount, currency }),
  );
  return (
    <Note tone="warn">
      {warning.staysFree ? (
        <Trans>
          This Christmas gift stays free of tax. With your other gifts of {given} this year it passes the limit of{' '}
          {limit} a year, so you may be taxed on the others. This is no tax advice.
        </Trans>
      ) : warning.given > 0 ? (
        <Trans>
          This gift is worth {value} incl. VAT, and you have had gifts of {given} this year. Together they pass the
          limit of {limit} a year, so you may be taxed on them. This is no tax advice.
        </Trans>
      ) : (
        <Trans>
          This gift is worth {value} incl. VAT, above the {limit} a year that are free of tax, so you may be taxed on
          it. This is no tax advice.
        </Trans>
      )}
    </Note>
  );
}
