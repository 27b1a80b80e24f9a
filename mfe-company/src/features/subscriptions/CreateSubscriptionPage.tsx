import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { countryDefaults } from '@portal/contract/country-defaults';
import { LinkButton, PageHeader, showToast, useLocation, useNavigate, useQuery } from '@portal/shared-ui';
import { useState } from 'react';
import { companyProfile } from '../../shared/profile.api.ts';
import { StepForm } from './StepForm.tsx';
import { useCreateSubscription } from './subscriptions.api.ts';
import { useSteps } from './use-steps.ts';
import { emptyDraft, type WizardDraft } from './wizard-draft.ts';

/** Six steps, each checked by the server when it is left, with a live example beside them (UX 1.2). */
export default function CreateSubscriptionPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const location = useLocation();
  const country = useQuery({ ...companyProfile(), meta: { quiet: true } }).data?.data.country ?? '';
  const { grossDraw, netDraw } = countryDefaults(country);
  const [kept, setKept] = useState<Partial<WizardDraft>>({});
  const draft: WizardDraft = { ...emptyDraft(location.state), grossDraw, netDraw, ...kept };
  const [productId, onProduct] = useState('');
  const steps = useSteps();
  const create = useCreateSubscription();
  const keep = (change: Partial<WizardDraft>) => setKept((current) => ({ ...current, ...change }));
  const finish = async (values: WizardDraft) => {
    const { invited } = (await create.mutateAsync(values)).data;
    const name = values.subscriptionName;
    showToast(
      invited > 0
        ? t`${name} is created. ${plural(invited, { one: '# employee is invited', other: '# employees are invited' })}.`
        : t`${name} is created.`,
    );
    await navigate('/company/subscription');
  };
  return (
    <>
      <PageHeader
        title={draft.subscriptionName || t`New subscription`}
        crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
        actions={<LinkButton to="/company/subscription">{t`Cancel`}</LinkButton>}
      />
      {/* A form a step: what was wrong on one step is not shown on the next. */}
      <StepForm
        key={steps.step}
        {...steps}
        draft={draft}
        onKeep={keep}
        onFinish={finish}
        example={{ productId, onProduct }}
      />
    </>
  );
}
