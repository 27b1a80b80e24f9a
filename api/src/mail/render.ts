import type { Locale } from '@portal/contract/constants';
import { defaultTheme } from '@portal/contract/theme';
import { contrast } from '@portal/contract/theme-contrast';
import { i18nOf } from '../i18n.ts';
import type { MailBrand } from './brands.ts';
import { readableOn } from './readable.ts';

/** A mail as VISUAL 7 draws it: title, one sentence, at most five facts, one button, who sent it. */
export type MailContent = {
  subject: string;
  title: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** paragraphs below the button */
  closing?: string[];
  footer?: string;
  /** the product's own support address, where the brand has none */
  help?: string;
  /** the name in the header where no reseller's stands there */
  brand?: string;
};

/** Content-ID of the logo's part. */
export const logoPart = 'logo';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
/** What a mail program in the dark shows: a brand's own colours stay, paper, its ink and a pale footer turn. */
const head =
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<meta name="color-scheme" content="light dark"><style>@media (prefers-color-scheme: dark){' +
  '.page{background:#0B111B!important}.card,.pale{background:#182231!important}' +
  '.body,.name,.pale{color:#B7C2D0!important}.ink{color:#F2F5F9!important}}</style></head>';
const fonts = 'font-family:-apple-system,Segoe UI,Roboto,Arial,sans-serif';

/**
 * HTML and text of one mail, in the look of its company's reseller or the default one. Every value is escaped; colours
 * come from a validated theme, and text that could not be read on them is white or ink.
 */
export function renderMail(
  content: MailContent,
  locale: Locale,
  brand?: MailBrand,
): { subject: string; html: string; text: string } {
  const footer = [content.footer, helpIn(locale, brand?.supportEmail ?? content.help)].filter(Boolean).join(' ');
  const { emailHeader, emailFooter, primaryBtnColor, primaryBtnTextColor } = brand?.theme ?? defaultTheme;
  const [onHeader, onFooter, onButton] = [
    readableOn(emailHeader.bgColor, emailHeader.textColor),
    readableOn(emailFooter.bgColor, emailFooter.textColor),
    readableOn(primaryBtnColor, primaryBtnTextColor),
  ];
  const isPale = contrast(emailFooter.bgColor, '#FFFFFF') < 3;
  const facts = (content.facts ?? [])
    .map(
      ({ label, value }) =>
        `<tr><td class="name" style="padding:6px 16px 6px 0;color:#556275">${escape(label)}</td>` +
        `<td class="ink" style="padding:6px 0;color:#101927;overflow-wrap:anywhere">${escape(value)}</td></tr>`,
    )
    .join('');
  const button = content.button
    ? '<p style="margin:24px 0">' +
      `<a href="${escape(content.button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;` +
      `background:${primaryBtnColor};color:${onButton};text-decoration:none;font-weight:600">` +
      `${escape(content.button.label)}</a></p>`
    : '';
  const html = [
    `<!doctype html><html lang="${locale.slice(0, 2)}">${head}` +
      `<body class="page" style="margin:0;background:#F5F7F9;${fonts}">`,
    '<table role="presentation" width="100%"><tr><td align="center" style="padding:24px 8px">' +
      // The attribute is for Outlook, which knows no greatest width.
      '<table role="presentation" class="card" width="600" ' +
      'style="width:100%;max-width:600px;background:#FFFFFF;border-radius:12px;overflow:hidden">',
    `<tr><td style="height:54px;padding:0 24px;background:${emailHeader.bgColor};color:${onHeader};font-weight:650">` +
      `${headerOf(brand?.name ?? content.brand ?? 'Benefits', brand?.logo)}</td></tr>`,
    '<tr><td class="body" style="padding:24px;color:#3A4759;font-size:14px;line-height:20px">' +
      '<h1 class="ink" style="margin:0 0 12px;font-size:19px;line-height:24px;color:#101927">' +
      `${escape(content.title)}</h1>`,
    paragraphsOf(content.paragraphs),
    `${facts ? `<table role="presentation">${facts}</table>` : ''}${button}`,
    `${paragraphsOf(content.closing)}</td></tr>`,
    `<tr><td${isPale ? ' class="pale"' : ''} style="padding:16px 24px;background:${emailFooter.bgColor};` +
      `color:${onFooter};font-size:12px">${escape(footer)}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
  const lines = [
    content.title,
    '',
    ...content.paragraphs,
    ...(content.facts ?? []).map(({ label, value }) => `${label}: ${value}`),
    ...(content.button ? ['', `${content.button.label}: ${content.button.url}`] : []),
    ...(content.closing?.length ? ['', ...content.closing] : []),
    '',
    footer,
  ];
  return { subject: content.subject.replace(/[\r\n]+/g, ' '), html, text: lines.join('\n') };
}

/** A line break that a company wrote stays one. */
const paragraphsOf = (paragraphs: readonly string[] = []) =>
  paragraphs.map((one) => `<p style="margin:0 0 12px">${escape(one).replaceAll('\n', '<br>')}</p>`).join('');

/**
 * The logo under the id of its part in the mail, 30 px high as in the portal; where pictures are not shown, the name
 * stands there.
 */
const headerOf = (name: string, logo: string | null | undefined) =>
  logo
    ? `<img src="cid:${logoPart}" alt="${escape(name)}" height="30" ` +
      'style="display:block;height:30px;max-width:240px;border:0">'
    : escape(name);

/** Whom to ask (SPEC 2): the company's own address, else its reseller's, else the product's. */
function helpIn(locale: Locale, address: string | undefined): string {
  const i18n = i18nOf(locale);
  if (!address) return '';
  return i18n.t('Need help? {address}', { address });
}
