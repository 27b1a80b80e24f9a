import type { Employee } from '@portal/contract/employee-rows';
import type { GivenCompany } from './given.ts';
import { dataOf, type TestApp } from './test-app.ts';

/** What tests of a company's employees do over and over, as the company's administrator. */
export function employeeCalls(stage: () => { t: TestApp; company: GivenCompany }) {
  const ask = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    token = stage().company.token,
  ) => stage().t.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    ask,
    data: async <T = Employee>(answer: ReturnType<typeof ask>) => dataOf<T>(await answer),
    add: (values: object) => ask('POST', '/company/employees', values),
    rows: async <T extends object>(text: string, values: unknown[]) =>
      (await stage().t.database.owner.query<T>(text, values)).rows,
  };
}
