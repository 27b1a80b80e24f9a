import { listLeasedOrders } from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import { exportOf } from '@portal/contract/list-exports';
import type { LeasingCalls } from '@portal/leasing';
import { call, download } from '@portal/shared-ui';

const one = (leasingAgreementId: string) => ({ params: { leasingAgreementId } });

export const ownLeasing: LeasingCalls = {
  key: ['company', 'leasing'],
  path: '/company/leasing',
  list: (query, signal) => call(contract.listLeasing, { query }, { signal }),
  asFile: { file: exportOf(contract.listLeasing) },
  choices: (signal) => call(contract.getLeasingChoices, {}, { signal }),
  orders: (query, signal) => call(contract.listLeasableOrders, { query }, { signal }),
  one: (id, signal) => call(contract.getLeasing, one(id), { signal }),
  leased: (id, query, signal) => call(listLeasedOrders, { ...one(id), query }, { signal }),
  leasedAsFile: (id) => ({ file: exportOf(listLeasedOrders), ...one(id) }),
  create: (body) => call(contract.createLeasing, { body }),
  remove: (id) => call(contract.removeLeasing, one(id)),
  pdf: ({ id, name }) => download(contract.downloadLeasing, one(id), `${name}.pdf`),
};
