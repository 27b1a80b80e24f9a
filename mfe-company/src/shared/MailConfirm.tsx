import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mailFacts, type LeftOutReason, type MailPreview } from '@portal/contract/mail-preview';
import type { Seen } from '@portal/contract/seen';
import { MailLetter } from '@portal/mails';
import { Fixed, languageNames } from '@portal/shared-ui';
import { ConfirmDialog, QueryResult } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 260px) minmax(0, 1fr);
  gap: var(--s-5);
  @media (max-width: 759px) { grid-template-columns: minmax(0, 1fr); }
`;
const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  > p strong { font-size: var(--fs-28); margin-right: 6px; }
  h3 { font-size: var(--fs-14); margin-top: var(--s-2); }
  details { border-bottom: 1px solid var(--line); }
  summary { padding: 6px 0; cursor: pointer; overflow-wrap: anywhere; }
  summary b { display: inline-block; min-width: 2.5ch; font-variant-numeric: tabular-nums; }
  ul { max-height: 180px; overflow: auto; padding: 0 0 var(--s-2) 18px; list-style: disc; font-size: var(--fs-13); }
`;
const Mails = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: var(--s-4);
  align-items: start;
  padding: var(--s-4);
  border-radius: var(--r-md);
  background: var(--surface-2);
  h3 { display: flex; justify-content: space-between; margin-bottom: var(--s-2); font-size: var(--fs-13); }
  h3 span { font-weight: 400; color: var(--text-3); }
`;
const Small = styled.p`font-size: var(--fs-13); color: var(--text-3);`;

type MailConfirmProps = {
  title: ReactNode;
  /** what is sent and why these people; that it cannot be called back is said here */
  why: ReactNode;
  query: { data: { data: MailPreview } | undefined; error: unknown; refetch: () => unknown };
  /** verb, count, object: "Send 128 reminders" */
  confirmText: (count: number) => string;
  onConfirm: (seen: Seen) => Promise<unknown>;
  onClose: () => void;
};

/**
 * Asks before mail leaves: to how many and whom, who is left out and why, and the mail as it is sent in each language.
 * What is pressed binds to what is shown (DECISIONS 48). Without a reader there is nothing to press.
 */
export function MailConfirm({ title, why, query, confirmText, onConfirm, onClose }: MailConfirmProps) {
  const { t } = useLingui();
  const shown = query.data?.data;
  return (
    <ConfirmDialog
      isOpen
      width={960}
      title={title}
      confirmText={confirmText(shown?.count ?? 0)}
      isAskable={shown !== undefined && shown.count > 0}
      onConfirm={() => onConfirm(shown ? mailFacts(shown) : [])}
      onClose={onClose}
    >
      <p>{why}</p>
      <QueryResult label={t`Whom it reaches`} query={query} isPart>
        {(data) => <Shown preview={data} />}
      </QueryResult>
    </ConfirmDialog>
  );
}

function Shown({ preview: { count, names, leftOut, mails } }: { preview: MailPreview }) {
  const left = leftOut.reduce((sum, group) => sum + group.count, 0);
  return (
    <Columns>
      <Side>
        <p>
          <strong>
            <Fixed>{count}</Fixed>
          </strong>
          <Plural value={count} one="person gets the mail" other="people get the mail" />
        </p>
        {count > 0 && (
          <details>
            <summary>
              <Plural value={count} one="See the name" other="See the # names" />
            </summary>
            <Names names={names} count={count} />
          </details>
        )}
        {left > 0 && (
          <h3>
            <Plural value={left} one="# is left out" other="# are left out" />
          </h3>
        )}
        {leftOut.map((group) => (
          <details key={group.reason}>
            <summary>
              <b>
                <Fixed>{group.count}</Fixed>
              </b>{' '}
              <Reason reason={group.reason} count={group.count} />
            </summary>
            <Names names={group.names} count={group.count} />
          </details>
        ))}
      </Side>
      {mails.length > 0 && (
        <div>
          <Mails>
            {mails.map((mail) => (
              <section key={mail.locale}>
                <h3>
                  {languageNames[mail.locale]}{' '}
                  <span>
                    <Plural value={mail.count} one="# person" other="# people" />
                  </span>
                </h3>
                <MailLetter mail={mail} lang={mail.locale === 'da-dk' ? 'da' : 'en'} />
              </section>
            ))}
          </Mails>
          <Small>
            <Trans>
              Shown for {mails.map(({ name }) => name).join(', ')}. Each person gets it in their own language.
            </Trans>
          </Small>
        </div>
      )}
    </Columns>
  );
}

function Names({ names, count }: { names: readonly string[]; count: number }) {
  const known = names.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <ul>
      {known.map((name, index) => (
        <li key={`${name} ${index}`}>
          <Fixed>{name}</Fixed>
        </li>
      ))}
      {count > names.length && (
        <li>
          <Trans>and {count - names.length} more</Trans>
        </li>
      )}
    </ul>
  );
}

function Reason({ reason, count }: { reason: LeftOutReason; count: number }) {
  switch (reason) {
    case 'HAS_ORDERED':
      return <Plural value={count} one="has ordered" other="have ordered" />;
    case 'HAS_PROPOSAL':
      return <Plural value={count} one="has a proposal to answer" other="have a proposal to answer" />;
    case 'NOT_WAITING':
      return <Plural value={count} one="no longer waits for acceptance" other="no longer wait for acceptance" />;
    case 'NOT_INVITED':
      return <Plural value={count} one="is not invited yet" other="are not invited yet" />;
    case 'BLOCKED':
      return <Plural value={count} one="is blocked" other="are blocked" />;
    case 'LEFT':
      return <Plural value={count} one="has left" other="have left" />;
    case 'ALREADY_IN':
      return <Plural value={count} one="is in the subscription already" other="are in the subscription already" />;
    case 'NOT_FOUND':
      return <Plural value={count} one="no longer exists" other="no longer exist" />;
  }
}
