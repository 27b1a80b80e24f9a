import { Trans, useLingui } from '@lingui/react/macro';
import type { Administrator } from '@portal/contract/admins';
import { Ban, Check, Lock, showToast, useNavigate } from '@portal/shared-ui';
import { ConfirmDialog, Menu, Pencil, Send } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { useChangeAdministrator, useInviteAdministrator } from './administrators.api.ts';
import type { AnyAdministrators } from './administrators.ts';
import { BlockAdministrator } from './BlockAdministrator.tsx';

/** Edit, send a new link, block or let in again. One who has not accepted has no login here and nothing to block. */
export function AdministratorRowMenu({
  administrators,
  person,
}: {
  administrators: AnyAdministrators;
  person: Administrator;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'invite' | 'block' | 'open'>();
  const invite = useInviteAdministrator(administrators);
  const change = useChangeAdministrator(administrators, person.id);
  const { name, email, status, version } = person;
  const isBlocked = status === 'BLOCKED';
  const isPending = status === 'PENDING';
  const login = `/admin/users?${new URLSearchParams({ q: email })}`;
  const ask = (what: typeof asked) => () => setAsked(what);
  const end = ask(undefined);
  const send = async () => {
    await invite.mutateAsync(person.id);
    showToast(t`A link is on its way to ${email}`);
  };
  const close = async () => {
    await change.mutateAsync({ version, status: 'BLOCKED' });
    showToast(t`${name} is blocked`);
  };
  const open = async () => {
    await change.mutateAsync({ version, status: 'ACTIVE' });
    showToast(t`${name} can log in again`);
  };
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          {
            key: 'edit',
            label: t`Edit`,
            icon: Pencil,
            onAction: () => navigate(`${administrators.path}/${person.id}/edit`),
          },
          ...(administrators.path.startsWith('/admin/') && !isPending
            ? [{ key: 'login', label: t`Sessions and second step`, icon: Lock, onAction: () => navigate(login) }]
            : []),
          {
            key: 'invite',
            label: isPending ? t`Send invitation again` : t`Send login link`,
            icon: Send,
            isDisabled: isBlocked,
            onAction: () => setAsked('invite'),
          },
          ...(isPending
            ? []
            : [
                isBlocked
                  ? { key: 'open', label: t`Let in again`, icon: Check, startsGroup: true, onAction: ask('open') }
                  : {
                      key: 'block',
                      label: t`Block`,
                      icon: Ban,
                      isDanger: true,
                      startsGroup: true,
                      onAction: ask('block'),
                    },
              ]),
        ]}
      />
      <ConfirmDialog
        title={t`Send a link to ${name}?`}
        confirmText={t`Send link`}
        isOpen={asked === 'invite'}
        onClose={end}
        onConfirm={send}
      >
        <p>
          <Trans>{email} gets a link that works once and for 72 hours. Older links stop working.</Trans>
        </p>
      </ConfirmDialog>
      <BlockAdministrator name={name} isOpen={asked === 'block'} onClose={end} onConfirm={close} />
      <ConfirmDialog
        title={t`Let ${name} in again?`}
        confirmText={t`Let in again`}
        isOpen={asked === 'open'}
        onClose={end}
        onConfirm={open}
      />
    </>
  );
}
