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
export function ListPage({
  title,
  lead,
  crumbs,
  actions,
  notice,
  views,
  filters,
  pager,
  bulk,
  children,
}: ListPageProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const tools = useMemo(() => ({ slot, setSlot }), [slot]);
  return (
    <ToolbarSlot value={tools}>
      <PageHeader title={title} lead={lead} actions={actions} {...(crumbs ? { crumbs } : {})} />
      {notice}
      <Surface>
        {views}
        {filters}
        {children}
        {pager}
      </Surface>
      {bulk}
    </ToolbarSlot>
  );
}
