import type { EmployeeRow } from '@portal/contract/employee-rows';
import { exportPerson, previewErasure } from '@portal/contract/privacy';
import { call, download, queryOptions } from '@portal/shared-ui';
import { employeesKey } from '../../shared/employees.api.ts';

/** What deleting this person would erase, and what law keeps until when. */
export const erasurePreview = (employeeId: string) =>
  queryOptions({
    queryKey: [...employeesKey, 'erasure', employeeId],
    queryFn: async ({ signal }) => (await call(previewErasure, { params: { employeeId } }, { signal })).data,
  });

/** JSON and CSV in a ZIP. Throws ApiError. */
export const downloadPersonalData = ({ id, employNo }: Pick<EmployeeRow, 'id' | 'employNo'>) =>
  download(exportPerson, { params: { employeeId: id } }, `personal-data-${employNo ?? id}.zip`);
