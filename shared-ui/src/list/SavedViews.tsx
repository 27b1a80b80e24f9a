import { useLingui } from '@lingui/react/macro';
import type { ListView } from '@portal/contract/list-columns';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Menu, type MenuEntry } from '../kit/Menu.tsx';
import { useIsHere } from '../remote/use-is-here.ts';
import { Check, Layers, Users } from '../ui/icons.ts';
import { searchToKeep, viewAddress, viewParam, viewSearch, type Listed } from './listed.ts';
import { useViewChange } from './view-changes.ts';

const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

type SavedViewsProps = {
  list: Listed;
  views: readonly ListView[];
  /** the chosen ones, which a new view keeps */
  columns: readonly string[] | null;
};

/**
 * The saved views of a list: a view is the list's address under a name. The one that is open is named by the address
 * too, so that a change of it is seen and can be kept or taken back.
 */
export default function SavedViews({ list, views, columns }: SavedViewsProps) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const change = useViewChange(list.name);
  const [asked, setAsked] = useState<ListView | 'new'>();
  const open = views.find(({ id }) => id === search.get(viewParam));
  const now = searchToKeep(list, search, columns);
  const isChanged = open !== undefined && viewSearch(list, search) !== open.search;
  const go = (to: string, replace = false) => void navigate(to, { replace });

  const isArriving = useRef(search.size === 0);
  const arrive = useEffectEvent((known: readonly ListView[]) => {
    const first = known.find(({ isDefault }) => isDefault);
    if (first && isArriving.current && search.size === 0 && isHere()) go(viewAddress(first), true);
    if (known.length > 0) isArriving.current = false;
  });
  useEffect(() => arrive(views), [views]);

  const entries: MenuEntry[] = [
    ...views.map((view) => ({
      key: view.id,
      label: view.isOwn ? view.name : t`${view.name} (shared with you)`,
      ...(view === open ? { icon: Check } : view.isShared ? { icon: Users } : {}),
      onAction: () => go(viewAddress(view)),
    })),
    ...(open ? [{ key: 'none', label: t`Leave the view`, startsGroup: true, onAction: () => go('?') }] : []),
    ...(open && isChanged ? [{ key: 'back', label: t`Take changes back`, onAction: () => go(viewAddress(open)) }] : []),
    ...(open?.isOwn && isChanged
      ? [
          {
            key: 'keep',
            label: t`Save changes to the view`,
            onAction: () => change.keep.mutate({ ...open, search: now }),
          },
        ]
      : []),
    ...(open?.isOwn ? [{ key: 'edit', label: t`Rename, share or delete…`, onAction: () => setAsked(open) }] : []),
    {
      key: 'new',
      label: t`Save as a new view…`,
      startsGroup: views.length > 0 && !open,
      onAction: () => setAsked('new'),
    },
  ];
  return (
    <>
      <Menu
        label={open ? (isChanged ? t`View ${open.name}, changed` : t`View ${open.name}`) : t`Views`}
        size="small"
        entries={entries}
      >
        <Layers aria-hidden="true" />
        {open ? `${open.name}${isChanged ? ' •' : ''}` : t`Views`}
      </Menu>
      {asked && (
        <Suspense>
          <ViewDialog
            list={list.name}
            view={asked}
            search={asked === 'new' ? now : asked.search}
            onClose={() => setAsked(undefined)}
            onSaved={(view) => go(viewAddress(view), true)}
            onDeleted={() => go('?', true)}
          />
        </Suspense>
      )}
    </>
  );
}
