import { Trans } from '@lingui/react/macro';

export default function CompanyListPage() {
  return (
    <h1>
      <Trans>Companies</Trans>
    </h1>
  );
}
