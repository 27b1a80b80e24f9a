import { EditablePerson, EditAdministrator, personFieldFor, toEditable } from '@portal/accounts';
import { useParams } from '@portal/shared-ui';
import { useAdministrators } from './use-administrators.ts';

/** One of the people of the supplier or of one of its companies. */
export default function EditAdministratorPage() {
  const { adminId, userId } = useParams();
  return (
    <EditAdministrator
      administrators={useAdministrators()}
      adminId={adminId ?? userId ?? ''}
      schema={EditablePerson}
      toFields={toEditable}
      fieldFor={personFieldFor}
    />
  );
}
