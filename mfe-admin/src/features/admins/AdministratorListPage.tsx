import { AdministratorList } from '@portal/accounts';
import { useKeeper } from './use-keeper.ts';

/** Administrators of the back office, of one supplier or of one company (SPEC 2). */
export default function AdministratorListPage() {
  return <AdministratorList keeper={useKeeper()} />;
}
