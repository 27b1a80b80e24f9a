/**
 * `@portal/accounts`: who runs the back office, suppliers and companies, and the companies themselves: lists, forms and
 * their cards. Whose they are is handed in with its calls (`Administrators`). Every name is listed here.
 */
export { currencyOptions, useStatusOptions } from './account-options.ts';
export { accountStatusColumn } from './account-status-column.tsx';
export { AccountToolbar } from './AccountToolbar.tsx';
export { AddressCard } from './AddressCard.tsx';
export { AdministratorList } from './AdministratorList.tsx';
export { companyColumns } from './company-columns.tsx';
export { CompanyCard } from './CompanyCard.tsx';
export { CompanyList } from './CompanyList.tsx';
export { CreateAdministrator } from './CreateAdministrator.tsx';
export { EditablePerson, personFieldFor, settableStatus, toEditable } from './editable-person.ts';
export { EditAdministrator } from './EditAdministrator.tsx';
export { FirstAdministratorFields } from './FirstAdministratorFields.tsx';
export type { Administrators } from './administrators.ts';
export {
  blankCompany,
  blankPerson,
  isTypedTwice,
  NewPerson,
  temporaryPassword,
  toAdministrator,
} from './new-person.ts';
export { orderFileFormatNames } from './order-file-formats.ts';
export { PersonCard } from './PersonCard.tsx';
export { ReturnAddressCard } from './ReturnAddressCard.tsx';
export { SupplierCard } from './SupplierCard.tsx';
export { TemporaryPasswordFields, TemporaryPasswordHint } from './TemporaryPasswordFields.tsx';
