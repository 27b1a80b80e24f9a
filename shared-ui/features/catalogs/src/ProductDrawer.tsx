import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@portal/contract/product-rows';
import { Fixed, Link, Money, showToast, Skeleton, Stack, useFormat, useQuery } from '@portal/shared-ui';
import {
  changedFields,
  Form,
  SaveActions,
  useEditing,
  useFormDraft,
  useSchemaForm,
  type FormDraft,
  type OpenConflict,
  type SchemaForm,
} from '@portal/shared-ui/forms';
import { DescriptionList, FailedQuery, Drawer } from '@portal/shared-ui/kit';
import { useDefinitions } from './AttributeFields.tsx';
import { newItem, ProductFields as Schema, toBody, toProductFields } from './item-form.ts';
import { ItemPictures } from './ItemPictures.tsx';
import { Obstacles } from './Obstacles.tsx';
import { ProductFields } from './ProductFields.tsx';
import type { ProductApi } from './products.api.ts';
import { useCatalogSaving } from './use-saving.ts';

/** A whole catalog's accessories are thousands; those of the product alone come first. */
const accessoriesShown = 20;

export type EditorProps = {
  api: ProductApi;
  currency: string;
  /** an id, `new`, or nothing: the drawer is closed */
  item: string | undefined;
  onClose: () => void;
};

/** Adds or edits one product; `?item=` in the address keeps it open. */
export function ProductDrawer({ api, currency, item, onClose }: EditorProps) {
  const { t } = useLingui();
  const isNew = item === 'new';
  const query = useQuery({ ...api.one(item ?? ''), enabled: item !== undefined && !isNew });
  const product = query.data?.data;
  const form = { api, currency, onDone: onClose };
  return (
    <Drawer
      title={isNew ? t`New product` : (product?.productName ?? t`Product`)}
      isOpen={item !== undefined}
      onClose={onClose}
    >
      {isNew ? (
        <NewProduct {...form} />
      ) : product ? (
        <EditProduct key={product.id} {...form} product={product} />
      ) : query.error ? (
        <FailedQuery label={t`The product`} error={query.error} onRetry={query.refetch} />
      ) : (
        <Skeleton />
      )}
    </Drawer>
  );
}

type FormProps = { api: ProductApi; currency: string; onDone: () => void };
const fieldFor = { 'duplicate-sku': 'SKU', 'category-not-found': 'categoryId' } as const;

function NewProduct({ api, currency, onDone }: FormProps) {
  const { t } = useLingui();
  const create = useCatalogSaving(api.create);
  const form = useSchemaForm(Schema, { ...newItem, groupKey: '', billingPeriod: 1, allRisk: null, employeeIns: null });
  const draft = useFormDraft('product', form);
  const save = async (values: Schema) => {
    await create.mutateAsync(toBody(values));
    showToast(t`${values.productName} is added`);
    onDone();
  };
  return (
    <Stack>
      <p>{t`Add the product first. Pictures are added to it afterwards.`}</p>
      <ProductForm
        api={api}
        form={form}
        draft={draft}
        currency={currency}
        onSubmit={save}
        submitText={t`Add product`}
      />
    </Stack>
  );
}

function EditProduct({ api, currency, onDone, product }: FormProps & { product: Product }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const form = useSchemaForm(Schema, toProductFields(product));
  const editing = useEditing(form, {
    row: product,
    toValues: toProductFields,
    changed: (row, values: Schema) => changedFields(toBody(toProductFields(row)), toBody(values)),
    newest: api.one(product.id),
    send: useCatalogSaving(api.change(product.id)).mutateAsync,
  });
  const save = async (values: Schema) => {
    await editing.save(values);
    showToast(t`${values.productName} is saved`);
    onDone();
  };
  return (
    <Stack>
      <Obstacles obstacles={product.obstacles} />
      <ItemPictures item={product} add={api.addPicture(product.id)} arrange={api.arrangePictures(product.id)} />
      <ProductForm
        api={api}
        form={form}
        currency={currency}
        onSubmit={save}
        submitText={t`Save product`}
        conflict={editing.conflict}
        category={{ id: product.categoryId, name: product.categoryName }}
      />
      <h3>
        <Plural value={product.accessories.length} _0="No accessories" one="# accessory" other="# accessories" />
      </h3>
      <DescriptionList
        facts={product.accessories.slice(0, accessoriesShown).map((accessory) => ({
          key: accessory.id,
          label: (
            <>
              <Fixed>{accessory.productName}</Fixed>
              {accessory.wholeCatalog && <> · {t`whole catalog`}</>}
            </>
          ),
          value: <Money value={accessory.price} />,
        }))}
      />
      {product.accessories.length > accessoriesShown && (
        <Link to="?tab=accessories">
          <Trans>and {number(product.accessories.length - accessoriesShown)} more in the list of accessories</Trans>
        </Link>
      )}
    </Stack>
  );
}

type ProductFormProps = {
  form: SchemaForm<Schema, Schema>;
  currency: string;
  onSubmit: (values: Schema) => Promise<void>;
  submitText: string;
  category?: { id: string; name: string };
  conflict?: OpenConflict | undefined;
  draft?: FormDraft;
  api: ProductApi;
};

function ProductForm({ api, form, currency, onSubmit, submitText, category, conflict, draft }: ProductFormProps) {
  const { dialog, onDefine } = useDefinitions(api);
  return (
    <>
      <Form form={form} draft={draft} onSubmit={onSubmit} fieldFor={fieldFor} conflict={conflict}>
        <ProductFields api={api} form={form} onDefine={onDefine} currency={currency} category={category} />
        <SaveActions save={submitText} />
      </Form>
      {dialog}
    </>
  );
}
