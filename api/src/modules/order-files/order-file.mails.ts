import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';

/** What the supplier reads beside the attached file. */
export function orderFileMail(
  locale: Locale,
  facts: { companyName: string; orderCount: number; fileName: string; url: string },
): MailContent {
  const i18n = i18nOf(locale);
  const { companyName, orderCount, fileName, url } = facts;
  return {
    subject: i18n.t('New order file from {companyName}', { companyName }),
    title: i18n.t('New order file from {companyName}', { companyName }),
    paragraphs: [i18n.t('The orders are binding. The file is attached; the orders can also be shipped in the portal.')],
    facts: [
      { label: i18n.t({ id: 'orders.company', message: 'Company' }), value: companyName },
      { label: i18n.t('Orders'), value: String(orderCount) },
      { label: i18n.t('File'), value: fileName },
    ],
    button: { label: i18n.t('Open the orders'), url },
    footer: i18n.t('Sent by the benefits portal.'),
  };
}
