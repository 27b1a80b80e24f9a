import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { Lock, Package, showToast, useNavigate, useQuery } from '@portal/shared-ui';
import { ConfirmDialog, Menu, Pencil, RotateCcw, Trash2, Wallet } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { companySettings } from '../../shared/settings.api.ts';
import { useCloseSubscription, useRemoveSubscription, useReopenSubscription } from './subscriptions.api.ts';

/** What can be done with one subscription: look, close or open again, delete while it has no orders (RULES 3.4). */
export function SubscriptionRowMenu({ row }: { row: SubscriptionRow }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'close' | 'reopen' | 'remove'>();
  const name = row.subscriptionName;
  const end = () => setAsked(undefined);
  return (
    <>
      <Menu
        label={t`Actions for ${name}`}
        entries={[
          {
            key: 'edit',
            label: t`Edit`,
            icon: Pencil,
            onAction: () => navigate(`/company/subscription/edit/${row.id}`),
          },
          {
            key: 'orders',
            label: t`Show orders`,
            icon: Package,
            onAction: () => navigate(`/company/subscription/${row.id}/orders`),
          },
          {
            key: 'draws',
            label: t`Show salary draws`,
            icon: Wallet,
            onAction: () => navigate(`/company/subscription/${row.id}/draws/orders`),
          },
          row.status === 'OPEN'
            ? { key: 'close', label: t`Close`, icon: Lock, startsGroup: true, onAction: () => setAsked('close') }
            : {
                key: 'reopen',
                label: t`Open again`,
                icon: RotateCcw,
                startsGroup: true,
                isDisabled: !row.isReopenable,
                onAction: () => setAsked('reopen'),
              },
          {
            key: 'remove',
            label: t`Delete`,
            icon: Trash2,
            isDanger: true,
            isDisabled: row.totalOrders > 0,
            onAction: () => setAsked('remove'),
          },
        ]}
      />
      <CloseSubscriptionDialog row={row} isOpen={asked === 'close'} onClose={end} />
      <ReopenSubscriptionDialog row={row} isOpen={asked === 'reopen'} onClose={end} />
      <RemoveSubscriptionDialog row={row} isOpen={asked === 'remove'} onClose={end} />
    </>
  );
}

/** Proposals end with what they were made for; the employees are told (DECISIONS 46). */
function Lapsing({ proposals }: { proposals: number }) {
  if (proposals === 0) return null;
  return (
    <p>
      <Plural
        value={proposals}
        one="# proposal that waits for acceptance lapses, and the employee is told."
        other="# proposals that wait for acceptance lapse, and the employees are told."
      />
    </p>
  );
}

type Asking = { row: SubscriptionRow; isOpen: boolean; onClose: () => void };

/** Closing asks first and says what goes on (SPEC 4). */
function CloseSubscriptionDialog({ row, isOpen, onClose }: Asking) {
  const { t } = useLingui();
  const close = useCloseSubscription();
  const settings = useQuery({ ...companySettings(), enabled: isOpen, meta: { quiet: true } });
  const tells = settings.data?.data.noticeMails ?? true;
  const name = row.subscriptionName;
  const confirm = async () => {
    await close.mutateAsync(row);
    showToast(t`${name} is closed`);
  };
  return (
    <ConfirmDialog
      title={t`Close ${name}?`}
      confirmText={t`Close subscription`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>{t`No more orders can be made. Orders that exist and their salary draws continue.`}</p>
      <Lapsing proposals={row.proposals} />
      <p>
        {tells ? (
          <Plural
            value={row.invited}
            _0="Nobody has been invited yet."
            one="# invited employee is told by e-mail."
            other="# invited employees are told by e-mail."
          />
        ) : (
          t`Employees get no mail: notices are switched off under Settings.`
        )}
      </p>
    </ConfirmDialog>
  );
}

function ReopenSubscriptionDialog({ row, isOpen, onClose }: Asking) {
  const { t } = useLingui();
  const reopen = useReopenSubscription();
  const name = row.subscriptionName;
  const confirm = async () => {
    await reopen.mutateAsync(row);
    showToast(t`${name} is open again`);
  };
  return (
    <ConfirmDialog
      title={t`Open ${name} again?`}
      confirmText={t`Open subscription`}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Trans>Employees can order until the end date. It can only be opened while that date has not passed.</Trans>
      </p>
    </ConfirmDialog>
  );
}

function RemoveSubscriptionDialog({ row, isOpen, onClose }: Asking) {
  const { t } = useLingui();
  const remove = useRemoveSubscription();
  const name = row.subscriptionName;
  const confirm = async () => {
    await remove.mutateAsync(row);
    showToast(t`${name} is deleted`);
  };
  return (
    <ConfirmDialog
      title={t`Delete ${name}?`}
      confirmText={t`Delete subscription`}
      isDanger
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={confirm}
    >
      <p>
        <Trans>Only a subscription that never had an order can be deleted. Close it instead to keep its orders.</Trans>
      </p>
      <Lapsing proposals={row.proposals} />
    </ConfirmDialog>
  );
}
