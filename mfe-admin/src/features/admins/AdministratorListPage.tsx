import { AdministratorList } from '@portal/accounts';
import { useAdministrators } from './use-administrators.ts';

/** Administrators of the back office, of one supplier or of one company (SPEC 2). */
export default function AdministratorListPage() {
  return <AdministratorList administrators={useAdministrators()} />;
}
