import { CreateAdministrator } from '@portal/accounts';
import { partOf } from '@portal/shared-ui/forms';
import { blankDetailed, NewDetailed } from '../../shared/detailed-person.ts';
import { PersonDetails } from '../../shared/PersonDetails.tsx';
import { useAdministrators } from './use-administrators.ts';

/** Adds an administrator with everything that back office notes of a person. */
export default function CreateAdministratorPage() {
  return (
    <CreateAdministrator
      administrators={useAdministrators()}
      schema={NewDetailed}
      blank={blankDetailed}
      details={(form) => <PersonDetails form={partOf(form)} />}
    />
  );
}
