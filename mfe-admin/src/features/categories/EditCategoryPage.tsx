import { useLingui } from '@lingui/react/macro';
import { CategoryForm, type Category } from '@portal/contract/categories';
import { listAsLeft, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { Form, SaveActions, useEditing, useSchemaForm } from '@portal/shared-ui/forms';
import { QueryResult } from '@portal/shared-ui/kit';
import { CalculationExample } from './CalculationExample.tsx';
import { categoryDetail, useChangeCategory } from './categories.api.ts';
import { CategoryFields, CategoryTaxFields } from './CategoryFields.tsx';
import { CategoryTexts } from './CategoryTexts.tsx';

export default function EditCategoryPage() {
  const { t } = useLingui();
  const { categoryId = '' } = useParams();
  return (
    <QueryResult label={t`The category`} query={useQuery(categoryDetail(categoryId))}>
      {(category) => <EditCategory key={category.id} category={category} />}
    </QueryResult>
  );
}

const toFields = ({
  id: _id,
  version: _version,
  rulesVersion: _rules,
  products: _products,
  originalName,
  ...shown
}: Category): CategoryForm => ({ ...shown, name: originalName });

function EditCategory({ category }: { category: Category }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { rulesVersion } = category;
  const form = useSchemaForm(CategoryForm, toFields(category));
  const editing = useEditing(form, {
    row: category,
    toValues: toFields,
    newest: categoryDetail(category.id),
    send: useChangeCategory(category.id).mutateAsync,
  });
  const save = async (values: CategoryForm) => {
    await editing.save(values);
    showToast(t`${values.name} is saved`);
    navigate(listAsLeft('/admin/categories'));
  };
  return (
    <>
      <PageHeader
        title={category.name}
        lead={t`Orders keep the rates and rules they were made with.`}
        crumbs={[{ label: t`Categories`, to: '/admin/categories' }]}
      />
      <Form form={form} onSubmit={save} conflict={editing.conflict}>
        <CategoryFields form={form} />
        <CategoryTaxFields form={form} />
        <CalculationExample form={form} />
        <CategoryTexts form={form} rulesVersion={rulesVersion} />
        <SaveActions save={t`Save category`} cancel="/admin/categories" />
      </Form>
    </>
  );
}
