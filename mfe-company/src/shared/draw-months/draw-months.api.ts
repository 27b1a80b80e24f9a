import { listEmployeeLeftOutMonths } from '@portal/contract/draw-pauses';
import { listEmployeeDraws } from '@portal/contract/salary-draws';
import { call, queryOptions } from '@portal/shared-ui';
import { salaryKey } from '../draw-pauses/draw-pauses.api.ts';

/** Every draw of the person, and the months that are left out; a month left out or put back asks for both again. */
export const personDraws = (employeeId: string) =>
  queryOptions({
    queryKey: [...salaryKey, 'of-employee', employeeId],
    queryFn: async ({ signal }) => {
      const params = { employeeId };
      const [draws, leftOut] = await Promise.all([
        call(listEmployeeDraws, { params }, { signal }),
        call(listEmployeeLeftOutMonths, { params }, { signal }),
      ]);
      return { data: { draws: draws.data, leftOut: leftOut.data } };
    },
  });
