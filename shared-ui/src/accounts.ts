/**
 * `@portal/shared-ui/accounts`: who runs the back office, suppliers and companies, and the companies themselves: lists,
 * forms and their cards. Whose they are is handed in with its calls (`Keeper`). Carried by the supplier and back-office
 * remotes. Every name is listed here.
 */
export {
  currencyOptions,
  languageOptions,
  useAccountStatusOptions,
  useCountryOptions,
  useStatusOptions,
} from './accounts/account-options.ts';
export { AccountToolbar } from './accounts/AccountToolbar.tsx';
export { AddressCard } from './accounts/AddressCard.tsx';
export { AdministratorList } from './accounts/AdministratorList.tsx';
export { companyColumns } from './accounts/company-columns.tsx';
export { CompanyCard } from './accounts/CompanyCard.tsx';
export { CompanyList } from './accounts/CompanyList.tsx';
export { CountryField } from './accounts/CountryField.tsx';
export { CreateAdministrator } from './accounts/CreateAdministrator.tsx';
export { EditablePerson, personFieldFor, settableStatus, toEditable } from './accounts/editable-person.ts';
export { EditAdministrator } from './accounts/EditAdministrator.tsx';
export { FirstAdministratorFields } from './accounts/FirstAdministratorFields.tsx';
export type { Keeper } from './accounts/keeper.ts';
export { blankPerson, isTypedTwice, NewPerson, temporaryPassword, toAdministrator } from './accounts/new-person.ts';
export { PersonCard } from './accounts/PersonCard.tsx';
export { SupplierCard } from './accounts/SupplierCard.tsx';
