import type * as v from 'valibot';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { SalaryColumn, SalarySystemForm } from '@portal/contract/salary-systems';
import type { SchemaForm, SelectOption } from '@portal/shared-ui/kit';

export type SystemSchemaForm = SchemaForm<v.InferInput<typeof SalarySystemForm>, SalarySystemForm>;

export const newColumn: SalaryColumn = { header: '', source: 'blank', width: null, align: 'LEFT', pad: '', format: null, constant: '' };

/** A table of labels as the options of a select. */
export function useOptions(labels: Readonly<Record<string, MessageDescriptor>>): readonly SelectOption[] {
  const { i18n } = useLingui();
  return Object.entries(labels).map(([value, label]) => ({ value, label: i18n._(label) }));
}
