import type { Locale } from '@portal/contract/constants';
import { i18nOf } from '../../i18n.ts';
import { orderWord } from '../../mail/order-word.ts';
import type { MailContent } from '../../mail/render.ts';

/** Of a message, as its mail says it. */
export type MessageFacts = { orderNumber: number; product: string; text: string; url: string };

/** To the others of an RMA request: what was written, and where it is answered. */
export function messageMail(
  reader: 'employee' | 'supplier',
  { orderNumber, product, text, url }: MessageFacts,
  locale: Locale,
): MailContent {
  const i18n = i18nOf(locale);
  const subject = i18n.t('RMA, {order} {orderNumber}: new message', {
    order: orderWord(i18n, reader).toLowerCase(),
    orderNumber,
  });
  return {
    subject,
    title: subject,
    paragraphs: [i18n.t('There is a new message about {product}.', { product })],
    facts: [{ label: i18n.t('Message'), value: text }],
    button: { label: i18n.t('Read and answer'), url },
    footer: i18n.t('Sent by the benefits portal.'),
  };
}
