import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ListFilter } from '../kit/kit-icons.ts';
import { Button } from '../ui/Button.tsx';
import { Fixed } from '../ui/Fixed.tsx';
import { Layers } from '../ui/icons.ts';
import { ColumnChooser, type Sorting } from './ColumnChooser.tsx';
import { exportList } from './export-list.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { searchToKeep, viewAddress, type Listed } from './listed.ts';
import type { SavedColumns } from './use-saved-columns.ts';

// Not part of a page's first bytes: who has no view yet needs neither.
const SavedViews = lazy(() => import('./SavedViews.tsx'));
const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

type ListToolsProps<Row> = {
  list: Listed;
  saved: SavedColumns<Row>;
  filtering: { isOpen: boolean; count: number; onToggle: () => void } | undefined;
  sorting: Sorting | undefined;
};

/** What every list offers besides its own filters: conditions, saved views, columns, the list as a file. */
export function ListTools<Row>({ list, saved, filtering, sorting }: ListToolsProps<Row>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [isNaming, setIsNaming] = useState(false);
  const columns = saved.isChosen ? saved.shown.map(({ key }) => key) : null;
  const icon = <Layers aria-hidden="true" />;
  return (
    <>
      {filtering && (
        <Button
          size="small"
          icon={<ListFilter aria-hidden="true" />}
          aria-expanded={filtering.isOpen}
          onClick={filtering.onToggle}
        >
          {t`Filters`}{' '}
          {filtering.count > 0 && (
            <b>
              <Fixed>{filtering.count}</Fixed>
            </b>
          )}
        </Button>
      )}
      {saved.views.length === 0 ? (
        <Button size="small" icon={icon} onClick={() => setIsNaming(true)}>{t`Save view`}</Button>
      ) : (
        <Suspense fallback={<Button size="small" disabled icon={icon}>{t`Views`}</Button>}>
          <SavedViews list={list} views={saved.views} columns={columns} />
        </Suspense>
      )}
      <ColumnChooser saved={saved} sorting={sorting} />
      {list.file && <ExportMenu onExport={(format) => exportList(list, search, format)} />}
      {isNaming && (
        <Suspense>
          <ViewDialog
            list={list.name}
            view="new"
            search={searchToKeep(list, search, columns)}
            onClose={() => setIsNaming(false)}
            onSaved={(view) => void navigate(viewAddress(view), { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
