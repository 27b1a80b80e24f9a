import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@portal/contract/subscription-detail';
import { LinkButton, Lock, Note, PageHeader, showToast, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult, SubscriptionStateBadge } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { subscriptionDetail } from '../../shared/subscriptions.api.ts';
import { BasicsFields } from './BasicsFields.tsx';
import { CatalogFields } from './CatalogFields.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { LiveExample } from './LiveExample.tsx';
import { Participants } from './Participants.tsx';
import { Below, Section, WithAside } from './subscription-style.ts';
import { SubscriptionRowMenu } from './SubscriptionRowMenu.tsx';
import { useChangeSubscription } from './subscriptions.api.ts';
import { TermFields } from './TermFields.tsx';
import { draftOf, editSchema, type WizardDraft } from './wizard-draft.ts';

/** One subscription: its terms, its people, and what can be done with it. */
export default function EditSubscriptionPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  return (
    <QueryResult label={t`The subscription`} query={useQuery(subscriptionDetail(id))}>
      {(subscription) => (
        <>
          <PageHeader
            title={subscription.subscriptionName}
            crumbs={[{ label: t`Subscriptions`, to: '/company/subscription' }]}
            lead={<SubscriptionStateBadge state={subscription.state} />}
            actions={
              <>
                <LinkButton to={`/company/subscription/${id}/orders`}>{t`Show orders`}</LinkButton>
                <SubscriptionRowMenu row={subscription} />
              </>
            }
          />
          <EditForm key={subscription.id} subscription={subscription} />
          <Below>
            <Participants subscription={subscription} />
          </Below>
        </>
      )}
    </QueryResult>
  );
}

function EditForm({ subscription }: { subscription: Subscription }) {
  const { t } = useLingui();
  const form = useSchemaForm(editSchema, draftOf(subscription));
  const [productId, onProduct] = useState('');
  const editing = useEditing(form, {
    row: subscription,
    toValues: draftOf,
    changed: (row, { employees: _employees, ...values }: WizardDraft) => changedFields(draftOf(row), values),
    newest: subscriptionDetail(subscription.id),
    send: useChangeSubscription(subscription.id).mutateAsync,
  });
  const { isLocked } = subscription;
  const save = async (values: WizardDraft) => {
    if (await editing.save(values)) showToast(t`The subscription is saved`);
  };
  return (
    <WithAside>
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
        {isLocked && (
          <Note icon={Lock}>
            <Trans>
              Employees have ordered. Name, end date and added employees can change; everything else is what they agreed
              to.
            </Trans>
          </Note>
        )}
        {!isLocked && subscription.proposals > 0 && (
          <Note>
            <Plural
              value={subscription.proposals}
              one="# proposal waits for acceptance."
              other="# proposals wait for acceptance."
            />{' '}
            <Trans>
              Nothing is locked. Proposals that your changes no longer allow lapse, and their employees are told.
            </Trans>
          </Note>
        )}
        <Section>
          <h2>{t`Basics`}</h2>
          <BasicsFields form={form} isLocked={isLocked} />
        </Section>
        <Section>
          <h2>{t`Catalogs and subsidy`}</h2>
          <CatalogFields form={form} isLocked={isLocked} />
        </Section>
        <Section>
          <h2>{t`Periods and insurance`}</h2>
          <TermFields form={form} isLocked={isLocked} />
        </Section>
        <Section>
          <h2>{t`Delivery`}</h2>
          <DeliveryFields form={form} isLocked={isLocked} />
        </Section>
        <SaveActions save={t`Save changes`} busy={form.formState.isSubmitting} />
      </Form>
      <aside aria-label={t`Live example`}>
        <LiveExample
          productId={productId}
          onProduct={onProduct}
          draft={form.watch()}
          invited={subscription.employees}
        />
      </aside>
    </WithAside>
  );
}
