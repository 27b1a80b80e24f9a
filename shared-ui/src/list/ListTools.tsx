import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Button } from '../ui/Button.tsx';
import { Layers } from '../ui/icons.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { Listed } from './listed.ts';
import type { SavedColumns } from './use-saved-columns.ts';

// Not part of a page's first bytes: its button holds the place meanwhile.
const SavedViews = lazy(() => import('./SavedViews.tsx'));

/** What every list offers besides its own filters: saved views and columns. */
export function ListTools<Row>({ list, saved }: { list: Listed; saved: SavedColumns<Row> }) {
  const { t } = useLingui();
  return (
    <>
      <Suspense fallback={<Button size="small" disabled icon={<Layers aria-hidden="true" />}>{t`Views`}</Button>}>
        <SavedViews
          list={list}
          views={saved.views}
          columns={saved.isChosen ? saved.shown.map(({ key }) => key) : null}
        />
      </Suspense>
      <ColumnChooser saved={saved} />
    </>
  );
}
