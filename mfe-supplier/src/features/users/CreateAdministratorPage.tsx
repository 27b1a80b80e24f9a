import { blankPerson, CreateAdministrator, NewPerson } from '@portal/accounts';
import { useKeeper } from './use-keeper.ts';

/** Adds somebody to the supplier or to one of its companies. */
export default function CreateAdministratorPage() {
  return <CreateAdministrator keeper={useKeeper()} schema={NewPerson} blank={blankPerson} />;
}
