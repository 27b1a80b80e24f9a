import { useLingui } from '@lingui/react/macro';
import { searchDelayMs } from '@portal/contract/constants';
import { search, searchMinLength } from '@portal/contract/search';
import {
  call,
  FailureNote,
  Input,
  keepPreviousData,
  PageHeader,
  Search,
  Skeleton,
  useIsHere,
  useIsSlow,
  useQuery,
  useSearchParams,
  useSignedIn,
} from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { metaOf } from '../../federation/registry.ts';
import { moveWithArrows } from './move-with-arrows.ts';
import { Results } from './Results.tsx';
import { searchLabels } from './search-labels.ts';
import { SearchBox } from './search-style.ts';

/**
 * Global search for employees and orders while typing, 350 ms after the last key (SPEC 2, 9). The address keeps the
 * text.
 */
export default function SearchPage() {
  const { t, i18n } = useLingui();
  const { role } = useSignedIn();
  const [params, setParams] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [text, setText] = useState(asked);
  const box = useRef<HTMLInputElement>(null);
  const isHere = useIsHere();
  // What this page has put into the address itself; anything else there came from a link, the palette or the browser.
  const put = useRef(asked);
  useEffect(() => {
    if (asked === put.current) return;
    put.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (text.trim() === asked || !isHere()) return;
      put.current = text.trim();
      setParams(put.current ? { q: put.current } : {}, { replace: true });
    }, searchDelayMs);
    return () => clearTimeout(timer);
  }, [text, asked, setParams, isHere]);
  const found = useQuery({
    queryKey: ['search', asked],
    queryFn: async () => (await call(search, { query: { q: asked } })).data,
    enabled: asked.length >= searchMinLength,
    placeholderData: keepPreviousData,
  });
  const isSlow = useIsSlow(found.isFetching && !found.data);
  return (
    <div role="presentation" onKeyDown={moveWithArrows}>
      <PageHeader
        title={t`Search`}
        lead={
          role === 'supplier'
            ? t`Your orders by employee, product, number or serial number.`
            : role === 'admin'
              ? t`People, orders, companies, suppliers, catalogs, categories and products.`
              : t`Employees and orders by name, e-mail, number, product or serial number.`
        }
      />
      <SearchBox role="search" onSubmit={(event) => event.preventDefault()}>
        <Search aria-hidden="true" />
        <Input
          type="search"
          aria-label={role === 'employee' ? t`Search` : i18n._(searchLabels[role])}
          ref={box}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </SearchBox>
      {found.isError && (
        <FailureNote error={found.error} onRetry={found.refetch}>
          {t`The search did not work.`}
        </FailureNote>
      )}
      {isSlow && <Skeleton height={160} />}
      {asked.length >= searchMinLength && found.data && !found.isError && (
        <Results found={found.data} text={asked} isRefreshing={found.isFetching} hits={metaOf(role)?.hits ?? {}} />
      )}
    </div>
  );
}
