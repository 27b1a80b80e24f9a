import { useLingui } from '@lingui/react/macro';
import type { MailPreview } from '@portal/contract/mail-preview';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Letter = styled.div`
  min-width: 0;
  border-radius: var(--r-md);
  box-shadow: 0 0 0 1px var(--line);
  background: var(--surface);
  overflow: hidden;
  > header {
    padding: 12px 20px;
    background: var(--theme-mail-header-bg);
    color: var(--theme-mail-header-text);
    font-weight: 600;
  }
  > div { padding: 20px; display: grid; gap: var(--s-3); }
  h3 { font-size: var(--fs-18); }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  b {
    justify-self: start;
    padding: 9px 16px;
    border-radius: var(--r-md);
    background: var(--theme-primary-btn);
    color: var(--theme-primary-btn-text);
    box-shadow: inset 0 0 0 1px var(--primary-edge);
    font-weight: 600;
  }
`;

type Mail = Pick<MailPreview['mails'][number], 'subject' | 'title' | 'paragraphs' | 'facts' | 'button' | 'closing'>;

/** A mail as the person reads it; `lang` where it is not the page's. */
export function MailLetter({ mail, lang }: { mail: Mail; lang?: string }) {
  const { t } = useLingui();
  return (
    <Letter role="group" aria-label={t`Preview of the mail`} lang={lang}>
      <header>{mail.subject}</header>
      <div>
        <h3>{mail.title}</h3>
        {mail.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DescriptionList facts={mail.facts.map(({ label, value }) => ({ key: label, label, value }))} />
        <b>{mail.button}</b>
        {mail.closing?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Letter>
  );
}
