import * as contract from '@portal/contract/suppliers';
import type { SupplierChange, SupplierFilter, SupplierForm } from '@portal/contract/suppliers';
import { call, keepPreviousData, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const suppliersKey = ['suppliers'] as const;

export const supplierList = (filter: SupplierFilter) =>
  queryOptions({
    queryKey: [...suppliersKey, 'list', filter],
    queryFn: ({ signal }) => call(contract.listSuppliers, { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  });

export const supplierDetail = (supplierId: string) =>
  queryOptions({
    queryKey: [...suppliersKey, 'one', supplierId],
    queryFn: ({ signal }) => call(contract.getSupplier, { params: { supplierId } }, { signal }),
  });

export const useCreateSupplier = () =>
  useSaving(suppliersKey, (body: SupplierForm) => call(contract.createSupplier, { body }));
export const useChangeSupplier = (supplierId: string) =>
  useSaving(suppliersKey, (body: SupplierChange) => call(contract.changeSupplier, { params: { supplierId }, body }));
export const useRemoveSupplier = () =>
  useSaving(suppliersKey, (supplierId: string) => call(contract.removeSupplier, { params: { supplierId } }));
