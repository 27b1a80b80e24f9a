import { changeSupplierProfile, getSupplierProfile, type SupplierProfileFields } from '@portal/contract/suppliers';
import { call, queryOptions } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const profileKey = ['supplier-profile'] as const;

export const supplierProfile = () =>
  queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => call(getSupplierProfile, {}, { signal }) });

export const useChangeProfile = () =>
  useSaving(profileKey, (body: { version: number } & Partial<SupplierProfileFields>) =>
    call(changeSupplierProfile, { body }),
  );
