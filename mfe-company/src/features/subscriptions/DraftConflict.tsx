import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Note, useMutation } from '@portal/shared-ui';
import { styled } from 'styled-components';

const Ways = styled.div`display: flex; flex-wrap: wrap; gap: var(--s-2); margin-top: var(--s-2);`;

type DraftConflictProps = { onMine: () => Promise<void>; onTheirs: () => Promise<void> };

/** The draft was kept in another window, or by another person, since it was read here: one of the two goes on. */
export function DraftConflict({ onMine, onTheirs }: DraftConflictProps) {
  const { t } = useLingui();
  const mine = useMutation({ mutationFn: onMine });
  const theirs = useMutation({ mutationFn: onTheirs });
  return (
    <Note tone="warn">
      <p>
        <Trans>
          This draft was changed in another window or by somebody else. What you type here is not kept until you choose.
        </Trans>
      </p>
      <Ways>
        <Button size="small" busy={mine.isPending} onClick={() => mine.mutate()}>{t`Keep mine`}</Button>
        <Button size="small" busy={theirs.isPending} onClick={() => theirs.mutate()}>{t`Go on with the other`}</Button>
      </Ways>
    </Note>
  );
}
