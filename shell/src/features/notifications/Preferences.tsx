import { useLingui } from '@lingui/react/macro';
import {
  mailModes,
  notificationKinds,
  type MailMode,
  type NotificationKind,
  type NotificationPreference,
} from '@portal/contract/notifications';
import { Card, NativeSelect, Tick, useQuery } from '@portal/shared-ui';
import { FailedQuery } from '@portal/shared-ui/kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { notificationPreferences, useSavePreference } from './preferences.api.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto 150px;
  align-items: center;
  gap: 4px var(--s-4);
  padding: 10px var(--s-5);
  border-top: 1px solid var(--n-100);
  &:first-child { margin-top: var(--s-3); }
  label { display: inline-flex; align-items: center; gap: 8px; font-size: var(--fs-13); }
  @media (max-width: 759px) {
    grid-template-columns: 1fr 1fr;
    > strong { grid-column: 1 / -1; }
    label { min-height: 44px; }
  }
  > strong { font-weight: 500; }
`;
const Lead = styled.p`padding: var(--s-1) var(--s-5) 0; color: var(--text-2); font-size: var(--fs-13);`;

/** What the person is told of each kind, in the portal and by mail; every choice is kept at once. */
export function Preferences() {
  const { t } = useLingui();
  const preferences = useQuery(notificationPreferences);
  if (!preferences.data && !preferences.isError) return null;
  return (
    <Card title={t`What you are told`} flush>
      <Lead>{t`The mail of the day leaves at 07:00. A failed salary file is always shown.`}</Lead>
      {preferences.isError && !preferences.data && (
        <FailedQuery label={t`Your choices`} error={preferences.error} onRetry={() => void preferences.refetch()} />
      )}
      <ul>
        {preferences.data?.map((preference) => (
          <Preference key={preference.kind} preference={preference} />
        ))}
      </ul>
    </Card>
  );
}

function Preference({ preference }: { preference: NotificationPreference }) {
  const { t } = useLingui();
  const save = useSavePreference();
  const id = useId();
  const { kind, inPortal, mail } = preference;
  const name = useKindNames()[kind];
  const modes: Record<MailMode, string> = { AT_ONCE: t`Mail at once`, DAILY: t`Mail once a day`, NEVER: t`No mail` };
  const { isKept, isMailKept } = notificationKinds[kind];
  return (
    <Row>
      <strong>{name}</strong>
      <label htmlFor={id}>
        <Tick
          id={id}
          type="checkbox"
          aria-label={t`${name}: in the portal`}
          checked={inPortal}
          disabled={isKept}
          onChange={({ target }) => save.mutate({ kind, mail, inPortal: target.checked })}
        />
        {t`In the portal`}
      </label>
      <NativeSelect
        aria-label={t`${name}: by mail`}
        value={mail}
        disabled={isMailKept}
        onChange={({ target }) => {
          const chosen = mailModes.find((mode) => mode === target.value);
          if (chosen) save.mutate({ kind, inPortal, mail: chosen });
        }}
      >
        {mailModes.map((mode) => (
          <option key={mode} value={mode}>
            {modes[mode]}
          </option>
        ))}
      </NativeSelect>
    </Row>
  );
}

function useKindNames(): Record<NotificationKind, string> {
  const { t } = useLingui();
  return {
    'order-to-process': t`Orders to process`,
    'proposal-declined': t`Declined proposals`,
    'pay-in-full-asked': t`Requests to pay in full`,
    'rma-asked': t`New RMA requests`,
    'rma-answered': t`News in RMA requests`,
    'salary-file-made': t`Salary files that were made`,
    'salary-file-failed': t`Salary files that were not delivered`,
    'salary-file-problem': t`Salary files that need a correction`,
    'salary-run-stopped': t`Salary files that were stopped`,
    'invitation-undelivered': t`Invitations that were not delivered`,
    'employees-changed': t`Changes of many employees that have ended`,
    'import-ended': t`Imports that have ended`,
    'orders-received': t`New orders to ship`,
    'pictures-failed': t`Pictures that could not be fetched`,
    'order-shipped': t`Shipped orders`,
    'proposal-received': t`Proposals to you`,
    'pay-in-full-answered': t`News about paying in full`,
    'job-failed': t`Jobs that have failed`,
    'tax-year-missing': t`Years without a tax table`,
    'mail-failed': t`Mails that could not be sent`,
  };
}
