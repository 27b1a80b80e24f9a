import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavedDraft } from '@portal/contract/subscription-drafts';
import {
  ApiError,
  isOutdated,
  LinkButton,
  messageOfFailure,
  Note,
  PageHeader,
  showToast,
  useLocation,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@portal/shared-ui';
import { QueryResult } from '@portal/shared-ui/kit';
import { useEffect, useState } from 'react';
import { catalogList } from '../../shared/catalogs.api.ts';
import { companyProfile } from '../../shared/profile.api.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { StepForm } from './StepForm.tsx';
import { draftToGoOnWith, useCreateSubscription } from './subscriptions.api.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { useSteps } from './use-steps.ts';
import { keptDraft, presetDraft, type WizardDraft } from './wizard-draft.ts';

/** Six steps, or the rest of them for a draft that `?draft=` names (UX 1.2). */
export default function CreateSubscriptionPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  // The wizard puts the id of its own draft there too; only what it was opened with is read.
  const [{ draftId, round }, setOpened] = useState({ draftId: search.get('draft'), round: 0 });
  const client = useQueryClient();
  const query = useQuery({ ...draftToGoOnWith(draftId ?? ''), enabled: draftId !== null });
  const readAnew = async (id: string) => {
    await client.fetchQuery({ ...draftToGoOnWith(id), staleTime: 0 });
    setOpened({ draftId: id, round: round + 1 });
  };
  if (draftId === null) return <Wizard onTheirs={readAnew} />;
  return (
    <QueryResult label={t`The draft`} query={query}>
      {(start) => <Wizard key={round} start={start} onTheirs={readAnew} />}
    </QueryResult>
  );
}

/** Each step is checked by the server when it is left, with a live example beside; what is typed is kept as a draft. */
function Wizard({ start, onTheirs }: { start?: SavedDraft; onTheirs: (draftId: string) => Promise<void> }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const country = useQuery({ ...companyProfile(), meta: { quiet: true } }).data?.data.country ?? '';
  const catalogs = useQuery({ ...catalogList({ pageSize: 200 }), meta: { quiet: true } }).data?.data ?? [];
  const opened = start ? keptDraft(start.fields) : presetDraft(location.state, country, catalogs);
  const [changed, setChanged] = useState<Partial<WizardDraft>>({});
  const draft: WizardDraft = { ...opened, ...changed };
  const [productId, onProduct] = useState('');
  const steps = useSteps(start?.step);
  const create = useCreateSubscription();
  const kept = useKeptDraft(opened, start, steps.step);
  // The step that is arrived at is kept, so that the draft is gone on with there.
  useEffect(() => {
    kept.keep(draft, steps.step, true);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is typed is kept where it is typed
  }, [steps.step]);
  const keep = (change: Partial<WizardDraft>) => {
    kept.keep({ ...draft, ...change }, steps.step, true);
    setChanged((current) => ({ ...current, ...change }));
  };
  const finish = async (values: WizardDraft) => {
    const draftId = await kept.finish();
    const { invited } = (await create.mutateAsync({ ...values, ...(draftId && { draftId }) })).data;
    const name = values.subscriptionName;
    showToast(
      invited > 0
        ? t`${name} is created. ${plural(invited, { one: '# employee is invited', other: '# employees are invited' })}.`
        : t`${name} is created.`,
    );
    await navigate('/company/subscription');
  };
  const saveDraft = async (values: WizardDraft) => {
    const { step } = steps;
    const name = values.subscriptionName;
    // What could not be kept is said above the form.
    const id = await kept.save(values, step).catch(() => undefined);
    if (!id) return;
    showToast(name ? t`${name} is saved as a draft` : t`Saved as a draft`, {
      label: t`Go on`,
      run: () => void navigate(`/company/subscription/create?draft=${id}&step=${step}`),
    });
    await navigate('/company/subscription');
  };
  return (
    <>
      <PageHeader
        title={draft.subscriptionName || t`New subscription`}
        lead={kept.isKept && t`Kept as a draft; any administrator can go on with it.`}
        crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
        actions={!kept.isKept && <LinkButton to="/company/subscription">{t`Cancel`}</LinkButton>}
      />
      {isOutdated(kept.error) ? (
        <DraftConflict
          onMine={kept.keepMine}
          onTheirs={async () => {
            const id = kept.id();
            if (id) await onTheirs(id);
          }}
        />
      ) : kept.error ? (
        <Note tone="danger">
          <Trans>The draft could not be kept.</Trans> {messageOfFailure(ApiError.from(kept.error))}
        </Note>
      ) : null}
      {/* A form a step: what was wrong on one step is not shown on the next. */}
      <StepForm
        key={steps.step}
        {...steps}
        draft={draft}
        onKeep={keep}
        onTyped={(values) => kept.keep(values, steps.step)}
        onFinish={finish}
        onSaveDraft={saveDraft}
        isKept={!kept.error}
        example={{ productId, onProduct }}
      />
    </>
  );
}
