import { Plural, useLingui } from '@lingui/react/macro';
import { setDepartment } from '@portal/contract/employee-bulk';
import type { Matching } from '@portal/contract/employee-changes';
import { ApiError, messageOf, showErrorToast, showToast } from '@portal/shared-ui';
import { Form, SaveActions, TextField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import * as v from 'valibot';
import { useChangeMany, useSetDepartment } from './employees.api.ts';

const Schema = v.strictObject({
  department: v.pipe(setDepartment.body.entries.department, v.minLength(1, 'required')),
});

/** Puts all who are selected into one department; with `whole` all who match, by a job. */
export function DepartmentDialog({
  employeeIds,
  whole,
  onStarted,
  onClose,
  onDone,
}: {
  employeeIds: readonly string[];
  whole?: { count: number; matching: Matching } | undefined;
  onStarted: (changeId: string) => void;
  onClose: () => void;
  onDone: () => void;
}) {
  const { t } = useLingui();
  const set = useSetDepartment();
  const change = useChangeMany();
  const count = whole?.count ?? employeeIds.length;
  // The toast outlives this dialog: a failure is told as any other, by a toast of its own.
  const back = useSetDepartment();
  const putBack = async (before: readonly { department: string; employeeIds: string[] }[]) => {
    for (const group of before) await back.mutateAsync(group);
  };
  const form = useSchemaForm(Schema, { department: '' });
  return (
    <Dialog
      title={<Plural value={count} one="Department of # employee" other="Department of # employees" />}
      isOpen
      onClose={onClose}
    >
      <Form
        form={form}
        onSubmit={async ({ department }) => {
          if (whole) {
            const asked = { matching: whole.matching, change: { kind: 'DEPARTMENT', department } as const };
            onStarted((await change.mutateAsync(asked)).data.id);
            return onDone();
          }
          const {
            data: { changed, missing, before },
          } = await set.mutateAsync({ employeeIds: [...employeeIds], department });
          showToast(
            missing > 0 ? t`${changed} changed, ${missing} no longer exist` : t`${changed} changed`,
            before.length > 0
              ? {
                  label: t`Undo`,
                  run: () =>
                    void putBack(before).then(
                      () => showToast(t`The departments are as before`),
                      (error: unknown) => showErrorToast(messageOf(ApiError.from(error).key)),
                    ),
                }
              : undefined,
          );
          onDone();
        }}
      >
        <TextField form={form} name="department" label={t`Department`} />
        <SaveActions save={t`Set department`} cancel={onClose} busy={form.formState.isSubmitting} />
      </Form>
    </Dialog>
  );
}
