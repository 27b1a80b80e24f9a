import { AdministratorList } from '@portal/accounts';
import { useKeeper } from './use-keeper.ts';

/** The supplier's own users, or the administrators of one of its companies (SPEC 2). */
export default function AdministratorListPage() {
  return <AdministratorList keeper={useKeeper()} />;
}
