import { Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf } from '@portal/contract/endpoint';
import type { checkSubscription } from '@portal/contract/subscriptions';
import { Card } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Letter = styled.div`
  border-radius: var(--r-md);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  > header {
    padding: 12px 20px;
    background: var(--theme-mail-header-bg);
    color: var(--theme-mail-header-text);
    font-weight: 600;
  }
  > div { padding: 20px; display: grid; gap: var(--s-3); }
  h3 { font-size: var(--fs-18); }
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

/** The mail that invites, as employees will read it. */
export function MailPreview({ mail }: { mail: ResponseOf<typeof checkSubscription>['data']['mail'] }) {
  const { t } = useLingui();
  return (
    <Card title={<Trans>The mail that employees get</Trans>}>
      <Letter role="group" aria-label={t`Preview of the mail`}>
        <header>{mail.subject}</header>
        <div>
          <h3>{mail.title}</h3>
          {mail.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <DescriptionList facts={mail.facts.map(({ label, value }) => ({ key: label, label, value }))} />
          <b>{mail.button}</b>
        </div>
      </Letter>
    </Card>
  );
}
