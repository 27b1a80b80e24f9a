import { AdministratorList } from '@portal/accounts';
import { useAdministrators } from './use-administrators.ts';

/** The supplier's own users, or the administrators of one of its companies (SPEC 2). */
export default function AdministratorListPage() {
  return <AdministratorList administrators={useAdministrators()} />;
}
