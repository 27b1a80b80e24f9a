import { useLingui } from '@lingui/react/macro';
import { mailTextKinds } from '@portal/contract/mail-texts';
import { useQuery, useSearchParams } from '@portal/shared-ui';
import { QueryResult, Views } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import type { MailTextCalls } from './mail-texts.api.ts';
import { mailTexts } from './mail-texts.api.ts';
import { MailTextCard } from './MailTextCard.tsx';

const Stack = styled.div`display: grid; gap: var(--s-5); > p { max-width: 80ch; color: var(--text-2); }`;
const Marks = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  font-size: var(--fs-13);
  div { display: flex; gap: var(--s-2); }
  dt { font-family: var(--font-mono); font-weight: 600; }
  dd { margin: 0; color: var(--text-2); }
`;

/** A company's own words in invitations and reminders, one mail at a time in both languages (SPEC 2). */
export function MailTexts({ calls }: { calls: MailTextCalls }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const current = mailTextKinds.find((kind) => kind === search.get('mail')) ?? 'invitation';
  const labels = { invitation: t`Invitation`, reminder: t`Reminder` };
  const at = (mail: string) => {
    const to = new URLSearchParams(search);
    to.set('mail', mail);
    return `?${to}`;
  };
  return (
    <Stack>
      <Views
        label={t`Mail`}
        current={current}
        views={mailTextKinds.map((kind) => ({ key: kind, label: labels[kind], to: at(kind) }))}
      />
      <p>
        {current === 'invitation'
          ? t`Leaves when a subscription opens, and when you invite someone again.`
          : t`Leaves on the reminder days of a subscription, and when you remind someone yourself.`}{' '}
        {t`Each person gets it in their own language. The text is plain; these stand for values:`}
      </p>
      <Placeholders />
      <QueryResult label={t`Texts of the mail`} query={useQuery(mailTexts(calls))} isPart>
        {(texts) =>
          texts
            .filter(({ kind }) => kind === current)
            .map((text) => <MailTextCard key={`${text.kind} ${text.locale}`} text={text} calls={calls} />)
        }
      </QueryResult>
    </Stack>
  );
}

function Placeholders() {
  const { t } = useLingui();
  const meanings = {
    '{name}': t`the person’s name`,
    '{company}': t`the company’s name`,
    '{subscription}': t`the subscription’s name`,
    '{endDate}': t`its last day`,
    '{daysLeft}': t`how many days are left`,
    '{link}': t`the button that logs in, in the text only`,
  };
  return (
    <Marks>
      {Object.entries(meanings).map(([mark, meaning]) => (
        <div key={mark}>
          <dt>{mark}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Marks>
  );
}
