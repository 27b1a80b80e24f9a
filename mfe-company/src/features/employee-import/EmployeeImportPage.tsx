import { useLingui } from '@lingui/react/macro';
import { EarlierImports, ImportWizard } from '@portal/imports';
import { useSearchParams } from '@portal/shared-ui';

const listTo = '/company/employees';

/** Employees from a file (UX 1.4): the import's id is in the address, so the page may be left and come back to. */
export default function EmployeeImportPage() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <ImportWizard
        context={{ portal: 'company' }}
        kind="EMPLOYEES"
        listTo={listTo}
        crumbs={[{ label: t`Employees`, to: listTo }]}
      />
      {!search.has('importId') && <EarlierImports context={{ portal: 'company' }} />}
    </>
  );
}
