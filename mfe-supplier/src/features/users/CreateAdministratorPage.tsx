import { blankPerson, CreateAdministrator, NewPerson } from '@portal/accounts';
import { useAdministrators } from './use-administrators.ts';

/** Adds an administrator to the supplier or to one of its companies. */
export default function CreateAdministratorPage() {
  return <CreateAdministrator administrators={useAdministrators()} schema={NewPerson} blank={blankPerson} />;
}
