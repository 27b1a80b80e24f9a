import { useLingui } from '@lingui/react/macro';
import type { ListName, ListView } from '@portal/contract/list-columns';
import { ListViewForm } from '@portal/contract/list-views';
import { CheckboxField } from '../form/ChoiceFields.tsx';
import { Fields, Form, FormActions } from '../form/Form.tsx';
import { TextField } from '../form/TextFields.tsx';
import { useSchemaForm } from '../form/use-schema-form.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { Button } from '../ui/Button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { useViewChange } from './view-changes.ts';

type ViewDialogProps = {
  list: ListName;
  view: ListView | 'new';
  /** what the view keeps of the address */
  search: string;
  onClose: () => void;
  onSaved: (view: ListView) => void;
  onDeleted?: () => void;
};

/** A view's name, who sees it, whether it opens by itself; deleting can be taken back. */
export default function ViewDialog({ list, view, search, onClose, onSaved, onDeleted }: ViewDialogProps) {
  const { t } = useLingui();
  const { keep, remove } = useViewChange(list);
  const isNew = view === 'new';
  const form = useSchemaForm(ListViewForm, {
    ...(isNew ? { name: '', isShared: false, isDefault: false } : view),
    search,
  });
  const removed = (gone: ListView) => {
    onClose();
    onDeleted?.();
    showToast(t`The view ${gone.name} is deleted`, {
      label: t`Undo`,
      run: () => keep.mutate({ ...gone, id: undefined }),
    });
  };
  return (
    <Dialog title={isNew ? t`Save this view` : t`The view ${view.name}`} isOpen onClose={onClose}>
      <Form
        form={form}
        fieldFor={{ 'name-already-exists': 'name' }}
        onSubmit={async (values) => {
          const { data } = await keep.mutateAsync({ ...values, ...(isNew ? {} : { id: view.id }) });
          onClose();
          onSaved(data);
          showToast(t`The view ${data.name} is saved`);
        }}
      >
        <Fields>
          <TextField
            form={form}
            name="name"
            label={t`Name`}
            hint={t`It keeps filters, sort order and columns as they are now.`}
          />
          <CheckboxField form={form} name="isShared" label={t`Share it with the other administrators`} />
          <CheckboxField form={form} name="isDefault" label={t`Open it when I come to this list`} />
        </Fields>
        <FormActions>
          <Button type="submit" look="primary" busy={form.formState.isSubmitting}>{t`Save view`}</Button>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          {!isNew && (
            <Button look="danger" onClick={() => remove.mutate(view, { onSuccess: () => removed(view) })}>
              {t`Delete view`}
            </Button>
          )}
        </FormActions>
      </Form>
    </Dialog>
  );
}
