import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Accessory } from '@portal/contract/product-rows';
import { showToast, Skeleton, Stack, useQuery } from '@portal/shared-ui';
import {
  changedFields,
  Form,
  SaveActions,
  useEditing,
  useFieldWords,
  useFormDraft,
  useSchemaForm,
  useWatch,
  type FormDraft,
  type OpenConflict,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { FailedQuery, Segmented, Drawer } from '@portal/shared-ui/kit';
import { useDefinitions } from './AttributeFields.tsx';
import { AccessoryFields as Schema, itemFormOf, newItem, toAccessoryFields, toBody } from './item-form.ts';
import { ItemFields } from './ItemFields.tsx';
import { ItemPictures } from './ItemPictures.tsx';
import type { EditorProps } from './ProductDrawer.tsx';
import { ProductPicker } from './ProductPicker.tsx';
import type { ProductApi } from './products.api.ts';
import { useCatalogSaving } from './use-saving.ts';

/** Adds or edits one accessory and what it goes with; `?item=` in the address keeps it open. */
export function AccessoryDrawer({ api, currency, item, onClose }: EditorProps) {
  const { t } = useLingui();
  const isNew = item === 'new';
  const query = useQuery({ ...api.accessory(item ?? ''), enabled: item !== undefined && !isNew });
  const accessory = query.data?.data;
  const form = { api, currency, onDone: onClose };
  return (
    <Drawer
      title={isNew ? t`New accessory` : (accessory?.productName ?? t`Accessory`)}
      isOpen={item !== undefined}
      onClose={onClose}
    >
      {isNew ? (
        <NewAccessory {...form} />
      ) : accessory ? (
        <EditAccessory key={accessory.id} {...form} accessory={accessory} />
      ) : query.error ? (
        <FailedQuery label={t`The accessory`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

type FormProps = { api: ProductApi; currency: string; onDone: () => void };

function NewAccessory({ api, currency, onDone }: FormProps) {
  const { t } = useLingui();
  const create = useCatalogSaving(api.createAccessory);
  const form = useSchemaForm(Schema, { ...newItem, wholeCatalog: true, productIds: [] });
  const draft = useFormDraft('accessory', form);
  const save = async (values: Schema) => {
    await create.mutateAsync(toBody(values));
    showToast(t`${values.productName} is added`);
    onDone();
  };
  return (
    <Stack>
      <p>{t`Add the accessory first. Pictures are added to it afterwards.`}</p>
      <AccessoryForm
        api={api}
        form={form}
        draft={draft}
        currency={currency}
        onSubmit={save}
        submitText={t`Add accessory`}
        products={[]}
      />
    </Stack>
  );
}

function EditAccessory({ api, currency, onDone, accessory }: FormProps & { accessory: Accessory }) {
  const { t } = useLingui();
  const form = useSchemaForm(Schema, toAccessoryFields(accessory));
  const editing = useEditing(form, {
    row: accessory,
    toValues: toAccessoryFields,
    changed: (row, values: Schema) => changedFields(toBody(toAccessoryFields(row)), toBody(values)),
    newest: api.accessory(accessory.id),
    send: useCatalogSaving(api.changeAccessory(accessory.id)).mutateAsync,
  });
  const save = async (values: Schema) => {
    await editing.save(values);
    showToast(t`${values.productName} is saved`);
    onDone();
  };
  return (
    <Stack>
      <ItemPictures
        item={accessory}
        add={api.addAccessoryPicture(accessory.id)}
        arrange={api.arrangeAccessoryPictures(accessory.id)}
      />
      <AccessoryForm
        api={api}
        form={form}
        currency={currency}
        onSubmit={save}
        submitText={t`Save accessory`}
        conflict={editing.conflict}
        products={accessory.products}
      />
    </Stack>
  );
}

type AccessoryFormProps = {
  api: ProductApi;
  form: SchemaForm<Schema, Schema>;
  currency: string;
  onSubmit: (values: Schema) => Promise<void>;
  submitText: string;
  products: Accessory['products'];
  conflict?: OpenConflict | undefined;
  draft?: FormDraft;
};

function AccessoryForm({ api, form, currency, onSubmit, submitText, products, conflict, draft }: AccessoryFormProps) {
  const { t } = useLingui();
  const wholeCatalog = useWatch({ control: form.control, name: 'wholeCatalog' });
  const productIds = useWatch({ control: form.control, name: 'productIds' });
  const { dialog, onDefine } = useDefinitions(api);
  useFieldWords({ form, name: 'wholeCatalog', label: t`The whole catalog` });
  useFieldWords({
    form,
    name: 'productIds',
    label: t`Chosen products`,
    shows: (ids) =>
      Array.isArray(ids) && ids.length > 0 && plural(ids.length, { one: '# product', other: '# products' }),
  });
  return (
    <>
      <Form
        form={form}
        draft={draft}
        onSubmit={onSubmit}
        fieldFor={{ 'duplicate-sku': 'SKU', 'product-not-found': 'productIds' }}
        conflict={conflict}
      >
        <ItemFields
          api={api}
          onDefine={onDefine}
          form={itemFormOf(form)}
          currency={currency}
          mandatoryHint={t`Added to every order it goes with, and cannot be taken out.`}
        >
          <Segmented
            legend={t`Goes with`}
            choices={[
              { value: 'all', label: t`The whole catalog` },
              { value: 'some', label: t`Chosen products` },
            ]}
            value={wholeCatalog ? 'all' : 'some'}
            onChange={(value) => form.setValue('wholeCatalog', value === 'all', { shouldDirty: true })}
          />
          {!wholeCatalog && (
            <ProductPicker
              api={api}
              initial={products}
              chosen={productIds}
              onChange={(ids) => form.setValue('productIds', ids, { shouldDirty: true })}
            />
          )}
        </ItemFields>
        <SaveActions save={submitText} />
      </Form>
      {dialog}
    </>
  );
}
