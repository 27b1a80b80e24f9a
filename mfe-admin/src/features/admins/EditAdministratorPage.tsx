import { EditAdministrator, personFieldFor, toEditable } from '@portal/accounts';
import { useParams } from '@portal/shared-ui';
import { partOf } from '@portal/shared-ui/forms';
import { EditableDetailed } from '../../shared/detailed-person.ts';
import { PersonDetails } from '../../shared/PersonDetails.tsx';
import { useAdministrators } from './use-administrators.ts';

/** One administrator with everything that back office notes of a person. */
export default function EditAdministratorPage() {
  const { adminId, userId } = useParams();
  return (
    <EditAdministrator
      administrators={useAdministrators()}
      adminId={adminId ?? userId ?? ''}
      schema={EditableDetailed}
      toFields={({ newEmail: _newEmail, ...person }) => toEditable(person)}
      fieldFor={personFieldFor}
      details={(form) => <PersonDetails form={partOf(form)} />}
    />
  );
}
