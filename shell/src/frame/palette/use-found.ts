import { useLingui } from '@lingui/react';
import { searchDelayMs } from '@portal/contract/constants';
import type { Role } from '@portal/contract/endpoint';
import { search, searchMinLength } from '@portal/contract/search';
import { call, orderStatusLabels, useQuery } from '@portal/shared-ui';
import type { RemoteMeta } from '@portal/shared-ui/remote';
import { useEffect, useState } from 'react';
import { hitLink } from '../../features/search/hit-links.ts';
import type { Command } from './commands.ts';

/** Of each kind; the search page shows the rest. */
const most = 4;

/**
 * Employees, orders and, for back office, companies, suppliers, catalogs, categories and products that match what was
 * typed, 350 ms after the last key (SPEC 9).
 */
export function useFound(role: Role, hits: RemoteMeta['hits'], text: string): Command[] {
  const { i18n } = useLingui();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  const found = useQuery({
    queryKey: ['search', asked],
    queryFn: async () => (await call(search, { query: { q: asked } })).data,
    enabled: role !== 'employee' && asked.length >= searchMinLength,
    meta: { quiet: true },
  });
  if (!found.data || asked !== text) return [];
  const to = (link: string | undefined) => ({ to: link ?? `/search?${new URLSearchParams({ q: asked })}` });
  return [
    ...found.data.places
      .slice(0, most)
      .map((one): Command => ({
        id: one.id,
        kind: one.kind,
        label: one.name,
        detail: one.detail,
        deed: to(hitLink(hits[one.kind], one)),
      })),
    ...found.data.employees
      .slice(0, most)
      .map((one): Command => ({
        id: one.employeeId,
        kind: 'employee',
        label: one.name,
        detail: [one.employNo, one.department, role === 'admin' ? one.companyName : ''].filter(Boolean).join(' · '),
        deed: to(hitLink(hits.employee, one)),
      })),
    ...found.data.products
      .slice(0, most)
      .map((one): Command => ({
        id: one.productId,
        kind: 'product',
        label: one.name,
        detail: [one.sku, one.catalogName, one.supplierName].join(' · '),
        deed: to(hitLink(hits.product, one)),
      })),
    ...found.data.orders
      .slice(0, most)
      .map((one): Command => ({
        id: one.orderId,
        kind: 'order',
        label: `${one.orderNumber} · ${one.product}`,
        detail: `${one.employeeName} · ${i18n._(orderStatusLabels[one.status])}`,
        deed: to(hitLink(hits.order, one)),
      })),
  ];
}
