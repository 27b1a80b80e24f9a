import { getCompanySettings, type CompanySettings } from '@portal/contract/company-settings';
import { fakeApi, givenSession, on, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import { SupplierSees } from './SupplierSees.tsx';

const settings: CompanySettings = {
  autoSendSalaryFile: true,
  salaryDay: 20,
  salaryFileMethod: 'AUTOMATIC',
  OpenForBenefits: false,
  AllowEarlyPIF: false,
  noticeMails: true,
  catchUpMax: 2,
  secondApproval: false,
  admins: 2,
  drawStartMode: 'AFTER_DISPATCH',
  returnPolicy: 'WAIVE',
  keepSubsidyOnPif: false,
  supplierContact: true,
  finalSalary: [],
  insuranceWaitingMonths: 3,
  insuranceReasons: [],
  employeeBirthday: false,
  employeeGender: false,
  pifFee: null,
  version: 1,
};

beforeEach(() => givenSession());

test.each([
  [true, /name, delivery address, phone, work e-mail and note, because parcels need them/],
  [false, /name, delivery address and note, and nothing about pay\. Phone and work e-mail are left out/],
])('the wizard says which facts of a person an order carries (contact given: %s)', async (supplierContact, text) => {
  fakeApi(on(getCompanySettings, { data: { ...settings, supplierContact } }));
  renderPage(<SupplierSees />);
  expect(await screen.findByText(text)).toBeVisible();
});
