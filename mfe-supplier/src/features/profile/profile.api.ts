import { changeSupplierProfile, getSupplierProfile, type SupplierProfileFields } from '@portal/contract/suppliers';
import { call, queryOf } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';

const profileKey = ['supplier-profile'] as const;

export const supplierProfile = () => queryOf(profileKey, getSupplierProfile);

export const useChangeProfile = () =>
  useSaving(profileKey, (body: { version: number } & Partial<SupplierProfileFields>) =>
    call(changeSupplierProfile, { body }),
  );
