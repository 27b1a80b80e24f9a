import { useLingui } from '@lingui/react/macro';
import { CategoryForm, type Category } from '@portal/contract/categories';
import { Button, LinkButton, PageHeader, showToast, useNavigate, useParams, useQuery } from '@portal/shared-ui';
import { changedFields, Form, FormActions, isUnchanged, useSchemaForm } from '@portal/shared-ui/forms';
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
      {(category) => <EditCategory key={category.version} category={category} />}
    </QueryResult>
  );
}

function EditCategory({ category }: { category: Category }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useChangeCategory(category.id);
  const { id: _id, version, rulesVersion, products: _products, originalName, ...shown } = category;
  const original = { ...shown, name: originalName };
  const form = useSchemaForm(CategoryForm, original);
  const save = async (values: CategoryForm) => {
    const fields = changedFields(original, values);
    if (!isUnchanged(fields)) await change.mutateAsync({ version, ...fields });
    showToast(t`${values.name} is saved`);
    navigate('/admin/categories');
  };
  return (
    <>
      <PageHeader
        title={category.name}
        lead={t`Orders keep the rates and rules they were made with.`}
        crumbs={[{ label: t`Categories`, to: '/admin/categories' }]}
      />
      <Form form={form} onSubmit={save}>
        <CategoryFields form={form} />
        <CategoryTaxFields form={form} />
        <CalculationExample form={form} />
        <CategoryTexts form={form} rulesVersion={rulesVersion} />
        <FormActions>
          <Button type="submit" look="primary">{t`Save category`}</Button>
          <LinkButton to="/admin/categories">{t`Cancel`}</LinkButton>
        </FormActions>
      </Form>
    </>
  );
}
