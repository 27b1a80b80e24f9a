import { useMemo, useState, type ReactNode } from 'react';
import { Surface } from '../ui/Card.tsx';
import { PageHeader, type Crumb } from '../ui/PageHeader.tsx';
import { ToolbarSlot } from './toolbar-slot.ts';

type ListPageProps = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: readonly Crumb[];
  /** top right, the primary action last */
  actions?: ReactNode;
  /** between title and list: what needs attention */
  notice?: ReactNode;
  /** `<Views …>` */
  views?: ReactNode;
  /** `<Toolbar …>` */
  filters?: ReactNode;
  /** `<Pager …>` */
  pager?: ReactNode;
  /** `<BulkBar …>` */
  bulk?: ReactNode;
  /** `<DataTable …>` */
  children: ReactNode;
};

/** The frame of a list page and nothing more: every piece in it can be used alone (STYLE 1.6). */
export function ListPage({ title, lead, crumbs, actions, notice, bulk, ...list }: ListPageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} {...(crumbs ? { crumbs } : {})} />
      {notice}
      <ListCard {...list} />
      {bulk}
    </>
  );
}

/** A list with its toolbar on a page that has more than it. */
export function ListCard({
  views,
  filters,
  children,
  pager,
}: Pick<ListPageProps, 'views' | 'filters' | 'children' | 'pager'>) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => ({ slot, setSlot }), [slot]);
  return (
    <ToolbarSlot value={tools}>
      <Surface>
        {views}
        {filters}
        {children}
        {pager}
      </Surface>
    </ToolbarSlot>
  );
}
