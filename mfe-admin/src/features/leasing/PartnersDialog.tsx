import { useLingui } from '@lingui/react/macro';
import { LeasingPartnerForm, type LeasingPartner } from '@portal/contract/leasing-agreements';
import { Button, showToast, useQuery } from '@portal/shared-ui';
import { EmailField, FieldRow, Form, FormActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog, QueryResult, Switch, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { partnerList, useAddPartner, useChangePartner } from './leasing.api.ts';

const Partners = styled.ul`
  margin-bottom: var(--s-5);
  li { padding: 8px 0; border-bottom: 1px solid var(--n-100); }
`;

/** Who finances the products. One that is switched off is no longer offered; its agreements keep its name. */
export function PartnersDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leasing partners`} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Content />}
    </Dialog>
  );
}

function Content() {
  const { t } = useLingui();
  const [added, setAdded] = useState(0);
  const change = useChangePartner();
  return (
    <>
      <Refusal error={change.error} />
      <QueryResult isPart label={t`Leasing partners`} query={useQuery(partnerList())}>
        {(partners) =>
          partners.length === 0 ? (
            <p>{t`There is none yet.`}</p>
          ) : (
            <Partners>
              {partners.map((partner) => (
                <li key={partner.id}>
                  <Offered
                    partner={partner}
                    onChange={(enabled) => change.mutate({ id: partner.id, version: partner.version, enabled })}
                  />
                  <PartnerEmail key={partner.email} partner={partner} />
                </li>
              ))}
            </Partners>
          )
        }
      </QueryResult>
      <NewPartner key={added} onAdded={() => setAdded(added + 1)} />
    </>
  );
}

function Offered({ partner, onChange }: { partner: LeasingPartner; onChange: (isOn: boolean) => void }) {
  const { t } = useLingui();
  return (
    <Switch
      label={partner.name}
      hint={partner.enabled ? t`Offered in new agreements` : t`No longer offered`}
      checked={partner.enabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

const EmailOnly = v.object({ email: LeasingPartnerForm.entries.email });

/** Where the partner hears of items that were bought out. */
function PartnerEmail({ partner }: { partner: LeasingPartner }) {
  const { t } = useLingui();
  const form = useSchemaForm(EmailOnly, { email: partner.email });
  const change = useChangePartner();
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        await change.mutateAsync({ id: partner.id, version: partner.version, email });
        showToast(t`${partner.name} is saved`);
      }}
    >
      <FieldRow>
        <EmailField form={form} name="email" label={t`E-mail of ${partner.name}`} isOptional />
        <FormActions>
          <Button type="submit" size="small" busy={form.formState.isSubmitting}>{t`Save e-mail`}</Button>
        </FormActions>
      </FieldRow>
    </Form>
  );
}

function NewPartner({ onAdded }: { onAdded: () => void }) {
  const { t } = useLingui();
  const form = useSchemaForm(LeasingPartnerForm, { name: '', email: '' });
  const add = useAddPartner();
  const save = async (values: LeasingPartnerForm) => {
    await add.mutateAsync(values);
    showToast(t`${values.name} is added`);
    onAdded();
  };
  return (
    <Form form={form} onSubmit={save} fieldFor={{ 'name-already-exists': 'name' }}>
      <TextField form={form} name="name" label={t`New partner`} maxLength={120} />
      <EmailField
        form={form}
        name="email"
        label={t`E-mail`}
        isOptional
        hint={t`Gets a mail when an employee takes over a leased item.`}
      />
      <FormActions>
        <Button type="submit" busy={form.formState.isSubmitting}>{t`Add partner`}</Button>
      </FormActions>
    </Form>
  );
}
