import type { CompanyAddress, CompanyPayroll } from '@portal/contract/company-settings';
import { givenSettings } from '../../shared/given-settings.ts';

/** What a company's settings page reads. */
export const settings = givenSettings({
  insuranceReasons: ['RESIGNATION'],
  employeeBirthday: false,
  pifFee: { amount: 25_000, currency: 'DKK' },
  version: 4,
});
export const payroll: CompanyPayroll = {
  salarySystemId: null,
  salarySystemName: null,
  wageCodeGross: '45',
  wageCodeNet: '',
  wageCodePhoneTax: '',
  wageCodeFinalNet: '',
  wageCodeFinalGross: '',
  employerNo: '',
  payTerm: '',
  payrollRecipients: ['pay@nordlys.example'],
  version: 7,
};
export const office: CompanyAddress = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Nordlys A/S',
  att: '',
  addressLine1: 'Havnegade 1',
  addressLine2: '',
  zipCode: '8000',
  city: 'Aarhus',
  state: '',
  country: 'Denmark',
  displayName: 'Head office',
  version: 1,
};
