import { Trans } from '@lingui/react/macro';

export default function CatalogListPage() {
  return (
    <h1>
      <Trans>Catalogs</Trans>
    </h1>
  );
}
