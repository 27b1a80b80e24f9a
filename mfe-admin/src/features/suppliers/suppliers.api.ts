import * as contract from '@portal/contract/suppliers';
import type { SupplierChange, SupplierFilter, SupplierForm } from '@portal/contract/suppliers';
import { call, listOf, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const suppliersKey = ['suppliers'] as const;

export const supplierList = (filter: SupplierFilter) =>
  listOf([...suppliersKey, 'list', filter], contract.listSuppliers, { query: filter });

export const supplierDetail = (supplierId: string) =>
  queryOf([...suppliersKey, 'one', supplierId], contract.getSupplier, { params: { supplierId } });

export const useCreateSupplier = () =>
  useSaving(suppliersKey, (body: SupplierForm) => call(contract.createSupplier, { body }));
export const useChangeSupplier = (supplierId: string) =>
  useSaving(suppliersKey, (body: SupplierChange) => call(contract.changeSupplier, { params: { supplierId }, body }));
export const useRemoveSupplier = () =>
  useSaving(suppliersKey, (supplierId: string) => call(contract.removeSupplier, { params: { supplierId } }));
