import type { Locale } from '@portal/contract/constants';
import type { Day } from '@portal/contract/days';
import { i18nOf } from '../../i18n.ts';
import type { MailContent } from '../../mail/render.ts';
import { dayText } from '../../pdf/format.ts';

/** To a company admin: a lease ends, and its items go back to the partner or are bought. */
export function leaseEndMail(
  lease: { id: string; name: string; companyName: string; leasingEnd: Day },
  locale: Locale,
  publicUrl: string,
): MailContent {
  const i18n = i18nOf(locale);
  const { name } = lease;
  const leasingEnd = dayText(lease.leasingEnd, locale);
  const subject = i18n.t('The leasing agreement {name} ends on {leasingEnd}', { name, leasingEnd });
  return {
    subject,
    title: subject,
    paragraphs: [
      i18n.t(
        'Agree with the leasing partner whether the items go back or are bought. The employees are asked as well.',
      ),
    ],
    facts: [{ label: i18n.t('End'), value: leasingEnd }],
    button: { label: i18n.t('See the agreement'), url: `${publicUrl}/company/leasing/${lease.id}` },
    footer: i18n.t('Sent by the benefits portal.'),
    brand: lease.companyName,
  };
}
