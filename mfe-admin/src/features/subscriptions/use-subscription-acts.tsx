import { useLingui } from '@lingui/react/macro';
import type { SubscriptionRow } from '@portal/contract/subscription-rows';
import { Lock } from '@portal/shared-ui';
import { RotateCcw, type MenuEntry } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { CloseSubscriptionDialog, ReopenSubscriptionDialog } from './SubscriptionDialogs.tsx';

type Act = 'close' | 'reopen';

/** What back office may do with a subscription as it stands; one that is over cannot be opened again (RULES 3.4). */
export function useSubscriptionActs(companyId: string) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<{ act: Act; row: SubscriptionRow }>();
  const end = () => setAsked(undefined);
  const actOf = (row: SubscriptionRow): MenuEntry =>
    row.status === 'OPEN'
      ? { key: 'close', label: t`Close`, icon: Lock, onAction: () => setAsked({ act: 'close', row }) }
      : {
          key: 'reopen',
          label: t`Open again`,
          icon: RotateCcw,
          isDisabled: !row.isReopenable,
          onAction: () => setAsked({ act: 'reopen', row }),
        };
  const dialogs = asked && (
    <>
      <CloseSubscriptionDialog companyId={companyId} row={asked.row} isOpen={asked.act === 'close'} onClose={end} />
      <ReopenSubscriptionDialog companyId={companyId} row={asked.row} isOpen={asked.act === 'reopen'} onClose={end} />
    </>
  );
  return { actOf, dialogs };
}
