import { useLingui } from '@lingui/react/macro';
import type { DrawPause, DrawReturn } from '@portal/contract/draw-pauses';
import { ApiError, Button, Day, messageOf, Money, Note, Skeleton, type UseQueryResult } from '@portal/shared-ui';
import { DescriptionList, Dialog } from '@portal/shared-ui/kit';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

type Facts = ComponentProps<typeof DescriptionList>['facts'];
interface Props<Look extends DrawPause | DrawReturn> {
  title: ReactNode;
  /** What is about to happen, in a sentence that names the person and the product. */
  children: ReactNode;
  /** The look ahead: what would become of the order's draws. */
  look: UseQueryResult<{ data: Look }>;
  /** Where the month's draw goes or comes from. */
  days: (found: Look) => Facts;
  /** What else is asked before it is saved. */
  fields?: ReactNode;
  /** Why it can no longer be done. */
  tooLate: ReactNode;
  save: { label: string; isSaving: boolean; error: Error | null; onSave: (found: Look) => void };
  onClose: () => void;
}

/** Moves one month's draw: shows the amount, the days and the order's new end before anything is saved (RULES 2.4). */
export function MonthDialog<Look extends DrawPause | DrawReturn>({
  title,
  children,
  look,
  days,
  fields,
  tooLate,
  save,
  onClose,
}: Props<Look>) {
  const { t } = useLingui();
  const found = look.data?.data;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {found && (
            <Button look="primary" busy={save.isSaving} onClick={() => save.onSave(found)}>
              {save.label}
            </Button>
          )}
        </>
      }
    >
      <Stack aria-busy={look.isPending}>
        {save.error && <Note tone="danger">{refusalOf(save.error, tooLate)}</Note>}
        <p>{children}</p>
        {look.isPending && <Skeleton height={96} />}
        {look.error && <Note tone="warn">{refusalOf(look.error, tooLate)}</Note>}
        {found && (
          <DescriptionList
            facts={[
              { key: 'amount', label: t`Draw`, value: <Money value={found.amount} /> },
              ...days(found),
              { key: 'end', label: t`Current end`, value: <Day value={found.expireDate} /> },
              {
                key: 'newEnd',
                label: t`New end`,
                value: (
                  <strong>
                    <Day value={found.newExpireDate} />
                  </strong>
                ),
              },
            ]}
          />
        )}
        {found && fields}
      </Stack>
    </Dialog>
  );
}

function refusalOf(error: Error, tooLate: ReactNode): ReactNode {
  const { key } = ApiError.from(error);
  return key === 'invalid-data-provided' ? tooLate : messageOf(key);
}
