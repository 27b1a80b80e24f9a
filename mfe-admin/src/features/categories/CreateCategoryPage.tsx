import { useLingui } from '@lingui/react/macro';
import { CategoryForm, newCategory } from '@portal/contract/categories';
import { PageHeader, showToast, useNavigate } from '@portal/shared-ui';
import { Form, SaveActions, useFormDraft, useSchemaForm } from '@portal/shared-ui/forms';
import { CalculationExample } from './CalculationExample.tsx';
import { useCreateCategory } from './categories.api.ts';
import { CategoryFields, CategoryTaxFields } from './CategoryFields.tsx';
import { CategoryTexts } from './CategoryTexts.tsx';

export default function CreateCategoryPage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateCategory();
  const form = useSchemaForm(CategoryForm, newCategory);
  const draft = useFormDraft('category', form);
  const save = async (values: CategoryForm) => {
    await create.mutateAsync(values);
    showToast(t`${values.name} is added`);
    navigate('/admin/categories');
  };
  return (
    <>
      <PageHeader title={t`New category`} crumbs={[{ label: t`Categories`, to: '/admin/categories' }]} />
      <Form form={form} draft={draft} onSubmit={save}>
        <CategoryFields form={form} />
        <CategoryTaxFields form={form} />
        <CalculationExample form={form} />
        <CategoryTexts form={form} />
        <SaveActions save={t`Add category`} cancel="/admin/categories" />
      </Form>
    </>
  );
}
