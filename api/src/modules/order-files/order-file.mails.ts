import type { Locale } from '@portal/contract/constants';
import type { MailContent } from '../../mail/render.ts';

/** What the supplier reads beside the attached file. */
export function orderFileMail(
  locale: Locale,
  facts: { companyName: string; orderCount: number; fileName: string; url: string },
): MailContent {
  const { companyName, orderCount, fileName, url } = facts;
  if (locale === 'da-dk') {
    return {
      subject: `Ny ordrefil fra ${companyName}`,
      title: `Ny ordrefil fra ${companyName}`,
      paragraphs: ['Ordrerne er bindende. Filen er vedhæftet; ordrerne kan også afsendes i portalen.'],
      facts: [
        { label: 'Firma', value: companyName },
        { label: 'Ordrer', value: String(orderCount) },
        { label: 'Fil', value: fileName },
      ],
      button: { label: 'Åbn ordrerne', url },
      footer: 'Sendt af fordelsportalen.',
    };
  }
  return {
    subject: `New order file from ${companyName}`,
    title: `New order file from ${companyName}`,
    paragraphs: ['The orders are binding. The file is attached; the orders can also be shipped in the portal.'],
    facts: [
      { label: 'Company', value: companyName },
      { label: 'Orders', value: String(orderCount) },
      { label: 'File', value: fileName },
    ],
    button: { label: 'Open the orders', url },
    footer: 'Sent by the benefits portal.',
  };
}
