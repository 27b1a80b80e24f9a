import { useLingui } from '@lingui/react/macro';
import type { Catalog } from '@portal/contract/catalogs';
import { Fixed, IconButton, Plus } from '@portal/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AssignDialog } from './AssignDialog.tsx';
import type { CatalogPages } from './catalog-context.ts';

const Line = styled.span`display: inline-flex; align-items: center; gap: 6px;`;

/** How many companies have a catalog, and the way to more without leaving the list. */
export function AssignCell({ context, addresses, catalog }: CatalogPages & { catalog: Catalog }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Line>
      <Fixed>{catalog.companyCount}</Fixed>
      <IconButton
        label={t`Assign ${catalog.displayName} to companies`}
        icon={<Plus aria-hidden="true" />}
        size="small"
        onClick={() => setIsOpen(true)}
      />
      <AssignDialog
        context={context}
        addresses={addresses}
        catalog={catalog}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </Line>
  );
}
