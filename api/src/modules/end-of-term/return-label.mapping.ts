import type { Locale } from '@portal/contract/constants';
import { returnByOf } from '@portal/contract/end-of-term-rules';
import { i18nOf } from '../../i18n.ts';
import { makePdf } from '../../pdf/make-pdf.ts';
import { returnReference } from './end-of-term.mapping.ts';
import type { FoundTerm } from './end-of-term.queries.ts';

/** The label of an item that goes back, in the reader's language. */
export async function returnLabel(term: FoundTerm, locale: Locale): Promise<{ fileName: string; content: Buffer }> {
  const i18n = i18nOf(locale);
  const { returnTo } = term;
  const reference = returnReference(term.orderNumber);
  const content = await makePdf('returnLabel', {
    locale,
    reference,
    orderNumber: term.orderNumber,
    productName: term.productName,
    serialNumber: term.serialNumber,
    to: [
      i18n.t('{name}, returns', { name: returnTo.name }),
      returnTo.addressLine1,
      returnTo.addressLine2,
      `${returnTo.zipCode} ${returnTo.city}`,
      returnTo.country,
    ],
    from: [
      term.senderName,
      term.senderAddress1,
      term.senderAddress2,
      `${term.senderZip} ${term.senderCity}`,
      term.senderCountry,
    ],
    handInBy: term.storedReturnBy ?? returnByOf(term.lastDay),
  });
  return { fileName: `${i18n.t('return-label')}-${reference}.pdf`, content };
}
