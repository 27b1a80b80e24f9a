import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CategoryChange, LoweredPrices, RaisedPrices, type BulkChange } from '@portal/contract/product-bulk';
import type { ProductRow } from '@portal/contract/product-rows';
import { Button } from '@portal/shared-ui';
import {
  Form,
  FormActions,
  PercentField,
  SaveActions,
  SelectField,
  useSchemaForm,
  useWatch,
} from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { BulkReport } from './BulkReport.tsx';
import { NamedProducts } from './NamedProducts.tsx';
import { PriceExamples } from './PriceExamples.tsx';
import type { productApi } from './products.api.ts';
import { useProductBulk } from './use-product-bulk.ts';

/** What can be changed of many products at once. */
export type BulkAsked = 'raise' | 'lower' | 'category' | 'hide' | 'show' | 'feature' | 'unfeature';

const settled = {
  hide: { hidden: true },
  show: { hidden: false },
  feature: { featured: true },
  unfeature: { featured: false },
} as const satisfies Record<string, BulkChange>;

type BulkProductsProps = {
  api: ReturnType<typeof productApi>;
  asked: BulkAsked;
  ids: readonly string[];
  /** what is on the page, for the names and prices in the question */
  rows: readonly Pick<ProductRow, 'id' | 'productName' | 'price'>[];
  categories: readonly { id: string; name: string }[];
  onClose: () => void;
};

/** Asks, shows how far it is, says what became of each, and takes it back. */
export function BulkProducts({ api, asked, ids, rows, categories, onClose }: BulkProductsProps) {
  const { t } = useLingui();
  const { run, change, undo } = useProductBulk(api);
  const price = useSchemaForm(asked === 'lower' ? LoweredPrices : RaisedPrices, {});
  const typed = useWatch({ control: price.control, name: 'pricePercent' });
  const isPercent = v.is(asked === 'lower' ? LoweredPrices : RaisedPrices, { pricePercent: typed });
  const percent = isPercent ? (asked === 'lower' ? -typed : typed) : undefined;
  const category = useSchemaForm(CategoryChange, { categoryId: '' });
  const count = ids.length;
  const titles: Record<BulkAsked, string> = {
    raise: t`${plural(count, { one: 'Raise the price of # product', other: 'Raise the price of # products' })}`,
    lower: t`${plural(count, { one: 'Lower the price of # product', other: 'Lower the price of # products' })}`,
    category: t`${plural(count, { one: 'Set the category of # product', other: 'Set the category of # products' })}`,
    hide: t`${plural(count, { one: 'Hide # product', other: 'Hide # products' })}`,
    show: t`${plural(count, { one: 'Show # product', other: 'Show # products' })}`,
    feature: t`${plural(count, { one: 'Feature # product', other: 'Feature # products' })}`,
    unfeature: t`${plural(count, { one: 'Stop featuring # product', other: 'Stop featuring # products' })}`,
  };
  const what = <NamedProducts ids={ids} rows={rows} />;
  const buttons = (text: string) => <SaveActions save={text} cancel={onClose} />;
  return (
    <Dialog title={titles[asked]} isOpen onClose={onClose} width={560}>
      {run ? (
        <BulkReport run={run} onUndo={undo} onClose={onClose} />
      ) : asked === 'raise' || asked === 'lower' ? (
        <Form
          form={price}
          onSubmit={async ({ pricePercent }) =>
            change(ids, { pricePercent: asked === 'lower' ? -pricePercent : pricePercent })
          }
        >
          <PercentField
            form={price}
            name="pricePercent"
            label={t`By how many per cent`}
            hint={t`Of the price ex VAT. Orders keep their prices.`}
          />
          <PriceExamples ids={ids} rows={rows} percent={percent} />
          {buttons(t`Change prices`)}
        </Form>
      ) : asked === 'category' ? (
        <Form form={category} onSubmit={async (values) => change(ids, values)}>
          {what}
          <SelectField
            form={category}
            name="categoryId"
            label={t`Category`}
            placeholder={t`Choose a category`}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
          {buttons(t`Change category`)}
        </Form>
      ) : (
        <>
          {what}
          {(asked === 'hide' || asked === 'show') && (
            <p>{t`Employees see hidden products nowhere. Orders stay as they are.`}</p>
          )}
          <FormActions>
            <Button look="primary" onClick={() => change(ids, settled[asked])}>
              {titles[asked]}
            </Button>
            <Button onClick={onClose}>{t`Cancel`}</Button>
          </FormActions>
        </>
      )}
    </Dialog>
  );
}
