import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { useFormat } from '@portal/shared-ui';
import { SearchField, Toolbar, ExportMenu } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { OrderedBetween } from './OrderedBetween.tsx';

type Narrowing = { q?: string | undefined; from?: Day | undefined; to?: Day | undefined };

type OrderToolbarProps = {
  /** the page that is shown; its total is null where there are more than are counted */
  page: { meta: { total: number | null } } | undefined;
  filter: Narrowing;
  onChange: (change: Narrowing, options?: { replace: boolean }) => void;
  onExport: (format: 'csv' | 'xlsx') => Promise<void>;
  /** further filters of this portal */
  children?: ReactNode;
};

/** What every list of orders is narrowed by, how many match, and the list as a file. */
export function OrderToolbar({ page, filter, onChange, onExport, children }: OrderToolbarProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const total = page?.meta.total ?? null;
  const matches =
    page &&
    (total === null ? (
      <Trans>{number(1000)}+ orders match</Trans>
    ) : (
      <Plural value={total} one="# order matches" other="# orders match" />
    ));
  return (
    <Toolbar matches={matches} end={<ExportMenu onExport={onExport} />}>
      <SearchField
        label={t`Order, employee, SN/IMEI`}
        value={filter.q}
        onSearch={(q) => onChange({ q }, { replace: true })}
      />
      {children}
      <OrderedBetween from={filter.from} to={filter.to} onChange={onChange} />
    </Toolbar>
  );
}
