import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';
import { Fixed } from '../ui/Fixed.tsx';
import { ChevronLeft, ChevronRight } from '../ui/icons.ts';
import { NativeSelect } from '../ui/Input.tsx';
import { pagesShown } from './pages-shown.ts';

const Frame = styled.nav`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  padding: 10px 20px;
  border-top: 1px solid var(--line);
  font-size: var(--fs-13);
  color: var(--text-2);
  label { display: inline-flex; align-items: center; gap: var(--s-2); }
  select { width: auto; height: 30px; }
  ul { display: flex; gap: 2px; margin-left: auto; }
  @media (max-width: 759px) { label { display: none; } }
`;

const Page = styled.button`
  display: grid;
  place-items: center;
  min-width: 30px;
  height: 30px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  svg { width: 16px; height: 16px; }
  &:hover { background: var(--n-100); }
  &[aria-current] { background: var(--accent-tint); color: var(--accent-strong); font-weight: 600; }
  &:disabled { color: var(--n-400); background: none; cursor: default; }
  @media (max-width: 759px) { min-width: 36px; height: 44px; }
`;

const pageSizes = [25, 50, 100, 200];

type PageMeta = { page: number; pageSize: number; total: number | null };
type PagerProps = {
  /** the list's answer; a total of null means more than 1,000 (DECISIONS 25) */
  query: { data: { data: readonly unknown[]; meta: PageMeta } | undefined };
  onChange: (change: { page?: number; pageSize?: number; count?: 'exact' }) => void;
  /** names this pager where a page has two */
  label?: string | undefined;
  /** offers the exact number behind "1,000+" */
  countsAll?: boolean;
  /** the last page that the list answers; on it the pager says how to find what comes after */
  pagesMax?: number;
};

/** "51–100 of 1,284", rows per page, numbers (VISUAL 4). Renders nothing before the first answer or without rows. */
export function Pager({ query, onChange, label, countsAll = false, pagesMax = Infinity }: PagerProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  if (!query.data) return null;
  const shown = query.data.data.length;
  const { page, pageSize, total } = query.data.meta;
  if (shown === 0 && page === 1) return null;
  const first = (page - 1) * pageSize + 1;
  const [from, to] = shown === 0 ? [number(0), number(0)] : [number(first), number(first + shown - 1)];
  const all = total === null ? `${number(1000)}+` : number(total);
  const lastPage = total === null ? undefined : Math.max(1, Math.ceil(total / pageSize));
  const hasMore = lastPage === undefined ? shown >= pageSize : page < lastPage;
  const hasNext = hasMore && page < pagesMax;
  return (
    <Frame aria-label={label ?? t`Pages`}>
      <span>
        <Trans>
          <strong>
            {from}–{to}
          </strong>{' '}
          of {all}
        </Trans>{' '}
        {total === null && countsAll && (
          <Page type="button" onClick={() => onChange({ count: 'exact', page })}>{t`Count all`}</Page>
        )}
        {hasMore && !hasNext && t`Search or filter to find what comes after this page.`}
      </span>
      {pageSizes.includes(pageSize) && (
        <label>
          {t`Rows per page`}
          <NativeSelect
            value={pageSize}
            onChange={(event) => onChange({ pageSize: Number(event.target.value), page: 1 })}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <ul>
        <li>
          <Page
            type="button"
            aria-label={t`Previous page`}
            disabled={page <= 1}
            onClick={() => onChange({ page: page - 1 })}
          >
            <ChevronLeft aria-hidden="true" />
          </Page>
        </li>
        {pagesShown(page, Math.min(lastPage ?? page + (hasNext ? 1 : 0), pagesMax)).map((one, index) => (
          <li key={one ?? `gap${index}`}>
            {one === undefined ? (
              <Page as="span">…</Page>
            ) : (
              <Page
                type="button"
                aria-label={t`Page ${one}`}
                aria-current={one === page ? 'page' : undefined}
                onClick={() => onChange({ page: one })}
              >
                <Fixed>{number(one)}</Fixed>
              </Page>
            )}
          </li>
        ))}
        <li>
          <Page
            type="button"
            aria-label={t`Next page`}
            disabled={!hasNext}
            onClick={() => onChange({ page: page + 1 })}
          >
            <ChevronRight aria-hidden="true" />
          </Page>
        </li>
      </ul>
    </Frame>
  );
}
