import { listEmployees } from '@portal/contract/employees';
import type { Endpoint } from '@portal/contract/endpoint';
import { listAllOrders, listCompanyOrders, listSupplierOrders } from '@portal/contract/order-lists';
import Fastify from 'fastify';
import { schemaOf } from '../http/openapi.ts';
import { useContractSerialization } from './serialization.ts';

const uuid = '00000000-0000-4000-8000-000000000001';
const money = { amount: 100, currency: 'DKK' };
const employee = {
  id: uuid,
  employNo: null,
  name: 'Ida',
  email: 'ida@portal.example',
  department: '',
  phone: '',
  role: 'EMPLOYEE',
  language: '',
  status: 'ACTIVE',
  exitDate: null,
  paid_in_full: false,
  invitedAt: null,
  version: 1,
};
const shared = {
  orderId: uuid,
  orderNumber: 1,
  orderDate: '2026-11-20',
  status: 'ORDERED',
  isAccessory: false,
  companyId: uuid,
  companyName: 'Nordlys',
  employeeName: 'Ida',
  catalogId: uuid,
  product: 'Phone',
  productSKU: 'P',
  supplierSKU: '',
  mainProduct: null,
  accessoryCount: 0,
  priceWithoutVat: money,
  requiresSerial: false,
  serialNumber: null,
  tracking: '',
  dispatchDate: null,
  allRiskExpirationDate: null,
  problem: null,
  version: 1,
};
const supplied = { ...shared, deliveryName: 'Ida', deliveryZip: '2100', deliveryCity: 'Kbh', deliveryCountry: 'DK' };
const ordered = {
  ...shared,
  isProposal: false,
  supplierId: uuid,
  supplierName: 'Shop',
  employeeId: uuid,
  department: '',
  subscriptionId: uuid,
  months: 24,
  priceWithoutSubsidy: money,
  priceWithSubsidy: money,
  monthlyPrice: money,
  total: money,
  expireDate: null,
  orderFileId: null,
};

test.each<[string, Endpoint, object, object]>([
  ['employees', listEmployees, employee, { password_hash: 'secret', birthday: '1990-01-01' }],
  ['company orders', listCompanyOrders, ordered, { employeeCpr: 'secret' }],
  ['all orders', listAllOrders, ordered, { employeeCpr: 'secret' }],
  ['supplier orders', listSupplierOrders, supplied, { monthlyPrice: money, employeeId: uuid }],
])('the list of %s answers the fields that its contract names and no other', async (_name, endpoint, row, others) => {
  const app = Fastify();
  useContractSerialization(app);
  const { response } = schemaOf(endpoint) as { response: object };
  const meta = { total: 1, page: 1, pageSize: 50 };
  app.get('/list', { schema: { response } }, async () => ({ data: [{ ...row, ...others }], meta, debug: true }));
  expect((await app.inject('/list')).json()).toEqual({ data: [row], meta });
  await app.close();
});
