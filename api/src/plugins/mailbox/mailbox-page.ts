import type { MailLine, WholeMail } from './mailbox.queries.ts';

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How a mail is shown: as a mail program on a desk or a phone, in light or dark, or as its text. */
export const views = ['desk', 'phone', 'dark', 'text'] as const;
export type View = (typeof views)[number];
const viewNames: Readonly<Record<View, string>> = { desk: 'Desk', phone: 'Phone', dark: 'Dark', text: 'Text' };

const styles = `
  :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; display: grid; grid-template-columns: minmax(18rem, 26rem) 1fr; height: 100vh; }
  nav { overflow: auto; border-right: 1px solid #8884; }
  form { position: sticky; top: 0; padding: 12px; background: Canvas; border-bottom: 1px solid #8884; }
  h1 { font-size: 18px; margin: 0 0 8px; }
  input { width: 100%; font: inherit; padding: 8px 10px; border: 1px solid #888; border-radius: 6px; }
  ul { list-style: none; margin: 0; padding: 0; }
  nav a { display: grid; gap: 2px; padding: 10px 12px; border-bottom: 1px solid #8883; color: inherit;
    text-decoration: none; }
  nav a:hover { background: #8882; }
  nav a[aria-current] { background: #2563eb22; box-shadow: inset 3px 0 #2563eb; }
  nav b, nav span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  nav span, dt, .none { color: GrayText; font-size: 13px; }
  main { display: grid; grid-template-rows: auto 1fr; min-width: 0; }
  header { padding: 12px 20px; border-bottom: 1px solid #8884; }
  h2 { font-size: 18px; margin: 0 0 6px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 12px; margin: 0 0 8px; }
  dd { margin: 0; overflow-wrap: anywhere; }
  .views a { display: inline-block; padding: 6px 12px; border: 1px solid #8886; border-radius: 6px; color: inherit;
    text-decoration: none; }
  .views a[aria-current] { background: #2563eb; border-color: #2563eb; color: #fff; }
  iframe { width: 100%; height: 100%; border: 0; background: Canvas; }
  iframe.phone { width: 375px; margin: 0 auto; border: 1px solid #8886; }
  pre { margin: 0; padding: 20px; overflow: auto; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
  .none { padding: 20px; }
  @media (max-width: 760px) {
    body { display: block; height: auto; }
    nav { max-height: 40vh; border-bottom: 2px solid #8886; }
    iframe { height: 70vh; }
    iframe.phone { width: 100%; }
  }`;

const timeOf = (at: Date) =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;

const lineOf = (mail: MailLine, chosen: string | undefined, search: string) =>
  `<li><a href="/dev/mailbox/${mail.id}${search}"${mail.id === chosen ? ' aria-current="page"' : ''}>` +
  `<b>${escape(mail.subject)}</b><span>${escape(mail.to)}</span>` +
  `<span>${timeOf(mail.createdAt)} · ${escape(mail.kind)}${mail.status === 'SENT' ? '' : ` · ${mail.status}`}</span>` +
  `</a></li>`;

const dark = '(prefers-color-scheme: dark)';

/** Links of mails open beside the mailbox; the dark is the mail's own, whatever this browser prefers. */
const inFrame = (html: string, view: View) =>
  `<iframe title="The mail" class="${view}"` +
  ` sandbox="allow-popups allow-popups-to-escape-sandbox allow-same-origin" srcdoc="${escape(
    html.replace(/<head>/i, '<head><base target="_blank">').replaceAll(dark, view === 'dark' ? 'all' : 'not all'),
  )}"></iframe>`;

const linked = (text: string) =>
  escape(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`);

function mailHtml(mail: WholeMail, html: string, view: View, search: string): string {
  const fact = (name: string, value: string) => (value ? `<dt>${name}</dt><dd>${value}</dd>` : '');
  const files = mail.attachments.flatMap(({ fileName, part }, index) =>
    part ? [] : [`<a href="/dev/mailbox/${mail.id}/${index}">${escape(fileName)}</a>`],
  );
  const tabs = views.map((one) => {
    const address = `/dev/mailbox/${mail.id}?${new URLSearchParams({ ...(search ? { q: search } : {}), as: one })}`;
    return `<a href="${escape(address)}"${one === view ? ' aria-current="true"' : ''}>${viewNames[one]}</a>`;
  });
  return (
    `<header><h2>${escape(mail.subject)}</h2><dl>${fact('To', escape(mail.to_address))}` +
    `${fact('Answers to', escape(mail.reply_to))}${fact('Written', timeOf(mail.created_at))}` +
    `${fact('Kind', `${escape(mail.kind)}, ${mail.locale}, ${mail.status}`)}` +
    `${fact('Reason', escape(mail.last_error))}${fact('Files', files.join(', '))}</dl>` +
    `<div class="views">${tabs.join(' ')}</div></header>` +
    (view === 'text' ? `<pre>${linked(mail.text)}</pre>` : inFrame(html, view))
  );
}

/** The whole page: mails at the left, newest first, and the chosen one. */
export function mailboxPage(
  mails: readonly MailLine[],
  { q, chosen }: { q: string; chosen?: { mail: WholeMail; html: string; view: View } | undefined },
): string {
  const search = q ? `?${new URLSearchParams({ q })}` : '';
  const lines = mails.map((mail) => lineOf(mail, chosen?.mail.id, escape(search)));
  const none = q ? 'No mail has these words.' : 'No mail yet.';
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
    `<title>${chosen ? `${escape(chosen.mail.subject)} – ` : ''}Mailbox</title><style>${styles}</style></head><body>` +
    `<nav aria-label="Mails"><form action="/dev/mailbox" role="search"><h1>Mailbox</h1>` +
    `<input type="search" name="q" value="${escape(q)}" aria-label="Search" placeholder="Address, subject, words">` +
    `</form>${lines.length > 0 ? `<ul>${lines.join('')}</ul>` : `<p class="none">${none}</p>`}</nav><main>` +
    (chosen
      ? mailHtml(chosen.mail, chosen.html, chosen.view, q)
      : '<p class="none">Every mail of the portal arrives here. Nothing leaves this machine.</p>') +
    '</main></body></html>'
  );
}
