import type { BodyOf } from '@portal/contract/endpoint';
import { listCompanyLeasedOrders } from '@portal/contract/leased-orders';
import * as contract from '@portal/contract/leasing-agreements';
import { exportOf } from '@portal/contract/list-exports';
import type { LeasingCalls } from '@portal/leasing';
import { call, download, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { useMemo } from 'react';
import { useCompanyContext } from '../../shared/company-context.tsx';

function leasingOf(companyId: string): LeasingCalls {
  const params = { companyId };
  const one = (leasingAgreementId: string) => ({ params: { companyId, leasingAgreementId } });
  return {
    key: ['admin', 'leasing', companyId],
    path: `/admin/companies/${companyId}/leasing`,
    list: (query, signal) => call(contract.listCompanyLeasing, { params, query }, { signal }),
    asFile: { file: exportOf(contract.listCompanyLeasing), params },
    choices: (signal) => call(contract.getCompanyLeasingChoices, { params }, { signal }),
    orders: (query, signal) => call(contract.listCompanyLeasableOrders, { params, query }, { signal }),
    one: (id, signal) => call(contract.getCompanyLeasing, one(id), { signal }),
    leased: (id, query, signal) => call(listCompanyLeasedOrders, { ...one(id), query }, { signal }),
    leasedAsFile: (id) => ({ file: exportOf(listCompanyLeasedOrders), ...one(id) }),
    create: (body) => call(contract.createCompanyLeasing, { params, body }),
    remove: (id) => call(contract.removeCompanyLeasing, one(id)),
    pdf: ({ id, name }) => download(contract.downloadCompanyLeasing, one(id), `${name}.pdf`),
  };
}

/** The agreements of the address's company, and the pages above them. */
export function useCompanyLeasing() {
  const { companyId, crumbs } = useCompanyContext();
  const calls = useMemo(() => leasingOf(companyId), [companyId]);
  return { calls, crumbs };
}

const partnersKey = ['admin', 'leasing-partners'] as const;

export const partnerList = () => queryOf(partnersKey, contract.listLeasingPartners);

export const useAddPartner = () =>
  useSaving(['admin'], (body: BodyOf<typeof contract.createLeasingPartner>) =>
    call(contract.createLeasingPartner, { body }),
  );

export const useChangePartner = () =>
  useSaving(['admin'], ({ id, ...body }: BodyOf<typeof contract.changeLeasingPartner> & { id: string }) =>
    call(contract.changeLeasingPartner, { params: { leasingPartnerId: id }, body }),
  );
