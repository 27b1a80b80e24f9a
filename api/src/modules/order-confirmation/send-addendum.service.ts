import type { Locale } from '@portal/contract/constants';
import type { FastifyReply } from 'fastify';
import type { AdminScope, CompanyScope, EmployeeScope } from '../../access/scope.ts';
import type { Db } from '../../db/tenant.ts';
import { DomainError } from '../../http/domain-error.ts';
import { sendFile } from '../../http/send-file.ts';
import { i18nOf } from '../../i18n.ts';
import type { Services } from '../../services.ts';
import { confirmOrder } from './confirm-orders.job.ts';

type Reader = AdminScope | CompanyScope | EmployeeScope;
type Asked = {
  scope: Reader;
  orderId: string;
  language: Locale;
  tenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  services: Services;
  reply: FastifyReply;
};

/**
 * The addendum of one of the reader's orders, byte for byte as it was kept. Asked for before the worker came to it, it
 * is made now, and the worker finds nothing left to do.
 *
 * @throws DomainError 404 `order-not-found` for a foreign or missing order, 404 `file-not-found` where none is kept
 */
export async function sendAddendum({ scope, orderId, language, tenant, services, reply }: Asked) {
  const i18n = i18nOf(language);
  const find = () => tenant((db) => findAddendum(db, scope, orderId));
  let found = await find();
  if (found?.path === null && found.awaits) {
    await confirmOrder(services, orderId);
    found = await find();
  }
  if (!found) throw new DomainError('order-not-found');
  if (found.path === null) throw new DomainError('file-not-found');
  const name = i18n.t('addendum');
  return sendFile(reply, `${name}-${found.orderNumber}.pdf`, await services.files.stream(found.path));
}

function findAddendum(db: Db, scope: Reader, orderId: string) {
  let query = db.selectFrom('orders').where('id', '=', orderId);
  if (scope.role !== 'admin') query = query.where('company_id', '=', scope.companyId);
  if (scope.role === 'employee') query = query.where('employee_id', '=', scope.employeeId);
  return query
    .select(['addendum_path as path', 'awaits_confirmation as awaits', 'order_number as orderNumber'])
    .executeTakeFirst();
}
