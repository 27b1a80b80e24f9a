import { Plural, useLingui } from '@lingui/react/macro';
import { changedRates } from '@portal/contract/tax-draft-rules';
import type { TaxDraft, TaxRate } from '@portal/contract/tax-tables';
import { Button, Card, keepPreviousData, showToast, Stack, useFormat, useQuery } from '@portal/shared-ui';
import { FieldFault, Form, FormActions, TextField, useSchemaForm, useWatch } from '@portal/shared-ui/forms';
import { countryName } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { AddRate } from './AddRate.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { DraftFields } from './draft-form.ts';
import { DraftRows } from './DraftRows.tsx';
import { PublishCard } from './PublishCard.tsx';
import { Columns } from './tax-preview-style.ts';
import { typedPreview, useSaveTaxDraft } from './tax-tables.api.ts';
import { DraftPreview } from './TaxPreviewCard.tsx';
import { useSettled } from './use-settled.ts';

const Left = styled.div`
  min-width: 0;
  form { max-width: none; }
`;
const Rest = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-4) var(--s-5) var(--s-5);
  border-top: 1px solid var(--line);
`;

type Props = { draft: TaxDraft; law: readonly TaxRate[]; onGone: () => void };

/** A draft: its rates with one Save for all, what they would change while they are typed, and publishing. */
export function DraftEditor({ draft, law, onGone }: Props) {
  const { t, i18n } = useLingui();
  const { day } = useFormat();
  const { id, country, validFrom } = draft;
  const [version, setVersion] = useState(draft.version);
  const [isDiscarding, setIsDiscarding] = useState(false);
  const save = useSaveTaxDraft(id);
  const form = useSchemaForm(DraftFields, { rates: draft.rates, reason: draft.reason });
  const [typed, reason] = useWatch({ control: form.control, name: ['rates', 'reason'] });
  const settled = useSettled(typed);
  const rates = v.is(DraftFields.entries.rates, settled) ? settled : draft.rates;
  const query = useQuery({
    ...typedPreview({ country, asOf: validFrom, rates }),
    placeholderData: keepPreviousData,
    enabled: v.is(DraftFields.entries.rates, settled),
  });
  const preview = query.data?.data;
  const changed = changedRates({ country, validFrom, rates: typed }, law).length;
  const from = day(validFrom);
  const isSaved = !form.formState.isDirty;
  const send = async (values: DraftFields) => {
    const { data } = await save.mutateAsync({ version, ...values });
    setVersion(data.version);
    form.reset({ rates: data.rates, reason: data.reason });
    showToast(t`The draft is saved`);
  };
  return (
    <Columns>
      <Left>
        <Form form={form} onSubmit={send}>
          <Card
            flush
            title={t`${countryName(country, i18n.locale)} from ${from}`}
            actions={
              changed === 0 ? (
                t`Nothing differs from what counts`
              ) : (
                <Plural value={changed} one="# rate differs from what counts" other="# rates differ from what counts" />
              )
            }
          >
            <DraftRows form={form} draft={draft} law={law} uses={preview?.uses} />
            <Rest>
              <FieldFault form={form} name="rates" label={t`Rates`} />
              <AddRate
                rates={typed}
                onAdd={(rate) => form.setValue('rates', [...typed, rate], { shouldDirty: true })}
              />
              <TextField
                form={form}
                name="reason"
                label={t`Reason or source`}
                hint={t`Stands in the history beside each rate.`}
              />
              <FormActions>
                <Button type="submit" look={isSaved ? 'secondary' : 'primary'} busy={form.formState.isSubmitting}>
                  {t`Save draft`}
                </Button>
                <Button onClick={() => setIsDiscarding(true)}>{t`Discard draft`}</Button>
              </FormActions>
            </Rest>
          </Card>
        </Form>
      </Left>
      <Stack>
        <DraftPreview query={query} asOf={validFrom} />
        <PublishCard
          draft={{ ...draft, version, rates: typed, reason }}
          law={law}
          preview={preview}
          isSaved={isSaved}
          onPublished={onGone}
        />
      </Stack>
      <DiscardDialog draft={isDiscarding ? draft : undefined} onClose={() => setIsDiscarding(false)} onGone={onGone} />
    </Columns>
  );
}
