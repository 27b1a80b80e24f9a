import { i18nOf } from '../../i18n.ts';
import type { Mail } from '../../mail/outbox.ts';
import type { PendingLine } from './pending-lines.queries.ts';

/** Who leases the item is told that it was bought out: which one, of which contract; no price and no person. */
export function lessorMails({ id, lease, companyId, companyName, companyLanguage, ...line }: PendingLine): Mail[] {
  if (!lease?.email) return [];
  const i18n = i18nOf(companyLanguage);
  const title = i18n.t('A leased item was bought out');
  return [
    {
      kind: 'pay-in-full',
      to: lease.email,
      locale: companyLanguage,
      companyId,
      dedupeKey: `pay-in-full:${id}:lessor`,
      content: {
        subject: `${title}: ${line.orderNumber}`,
        title,
        paragraphs: [i18n.t('{companyName} has handed the item over to its employee.', { companyName })],
        facts: [
          { label: i18n.t('Product'), value: line.product },
          { label: i18n.t('Order'), value: String(line.orderNumber) },
          { label: i18n.t('Leasing agreement'), value: lease.agreement },
          { label: i18n.t('Contract ID'), value: lease.contractId },
        ].filter(({ value }) => value !== ''),
        footer: i18n.t('Sent by the benefits portal.'),
      },
    },
  ];
}
