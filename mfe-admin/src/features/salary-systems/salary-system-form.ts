import type { SalaryColumn, SalarySystemForm } from '@portal/contract/salary-systems';
import type { SchemaForm } from '@portal/shared-ui/forms';
import type * as v from 'valibot';

export type SystemSchemaForm = SchemaForm<v.InferInput<typeof SalarySystemForm>, SalarySystemForm>;

export const newColumn: SalaryColumn = {
  header: '',
  source: 'blank',
  width: null,
  align: 'LEFT',
  pad: '',
  format: null,
  constant: '',
};
