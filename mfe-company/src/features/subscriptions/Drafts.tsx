import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { wizardSteps, type SubscriptionDraftRow } from '@portal/contract/subscription-drafts';
import { Button, Card, Fixed, Instant, LinkButton, showToast, useQuery } from '@portal/shared-ui';
import { ConfirmDialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { DraftRows } from './subscription-style.ts';
import { draftList, useRemoveDraft } from './subscriptions.api.ts';

/** Subscriptions that are begun and not created, each to go on with or to throw away; nothing where there are none. */
export function Drafts() {
  const { t } = useLingui();
  const drafts = useQuery(draftList()).data?.data ?? [];
  const [removing, setRemoving] = useState<SubscriptionDraftRow>();
  const remove = useRemoveDraft();
  if (drafts.length === 0) return null;
  return (
    <Card title={<Plural value={drafts.length} one="# draft" other="# drafts" />}>
      <DraftRows>
        {drafts.map((draft) => {
          const place = wizardSteps.indexOf(draft.step) + 1;
          return (
            <li key={draft.id}>
              <div>
                <strong>{draft.subscriptionName ? <Fixed>{draft.subscriptionName}</Fixed> : t`Without a name`}</strong>
                <p>
                  <Trans>
                    Step {place} of {wizardSteps.length}
                  </Trans>
                  {' · '}
                  {draft.savedBy} · <Instant value={draft.savedAt} />
                </p>
              </div>
              <LinkButton size="small" to={`/company/subscription/create?draft=${draft.id}&step=${draft.step}`}>
                {t`Go on`}
              </LinkButton>
              <Button size="small" look="quiet" onClick={() => setRemoving(draft)}>
                {t`Throw away`}
              </Button>
            </li>
          );
        })}
      </DraftRows>
      <ConfirmDialog
        title={t`Throw ${removing?.subscriptionName || t`the draft`} away?`}
        confirmText={t`Throw away`}
        isDanger
        isOpen={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        onConfirm={async () => {
          await remove.mutateAsync(removing?.id ?? '');
          showToast(t`The draft is thrown away`);
        }}
      >
        <p>{t`What was filled in is lost. Nobody has been invited.`}</p>
      </ConfirmDialog>
    </Card>
  );
}
