import { useLingui } from '@lingui/react/macro';
import { Fixed, useFormat } from '@portal/shared-ui';
import { ConfirmDialog, DescriptionList, FailedQuery } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';

type Touched = { people: number; runningOrders: number };

type TouchedDialogProps = {
  title: string;
  confirmText: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
  /** counts whom it touches; asked when the dialog opens */
  counts: { data: { data: Touched } | undefined; error: unknown; refetch: () => unknown };
  /** what it does to them */
  children: ReactNode;
};

/** Asks before many people feel something, with how many people and orders that are. */
export function TouchedDialog({ counts, children, ...dialog }: TouchedDialogProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const touched = counts.data?.data;
  return (
    <ConfirmDialog {...dialog} isDanger isAskable={touched !== undefined}>
      {Boolean(counts.error) && <FailedQuery label={dialog.title} error={counts.error} onRetry={counts.refetch} />}
      {touched && (
        <DescriptionList
          facts={[
            { key: 'people', label: t`People`, value: <Fixed>{number(touched.people)}</Fixed> },
            { key: 'orders', label: t`Running orders`, value: <Fixed>{number(touched.runningOrders)}</Fixed> },
          ]}
        />
      )}
      {children}
    </ConfirmDialog>
  );
}
