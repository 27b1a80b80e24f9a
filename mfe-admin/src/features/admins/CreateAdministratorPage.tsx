import { CreateAdministrator } from '@portal/accounts';
import { partOf } from '@portal/shared-ui/kit';
import { blankDetailed, NewDetailed } from '../../shared/detailed-person.ts';
import { PersonDetails } from '../../shared/PersonDetails.tsx';
import { useKeeper } from './use-keeper.ts';

/** Adds an administrator with everything that back office notes of a person. */
export default function CreateAdministratorPage() {
  return (
    <CreateAdministrator
      keeper={useKeeper()}
      schema={NewDetailed}
      blank={blankDetailed}
      details={(form) => <PersonDetails form={partOf(form)} />}
    />
  );
}
