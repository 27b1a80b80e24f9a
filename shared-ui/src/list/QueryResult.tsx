import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { Skeleton, useIsSlow } from '../ui/Skeleton.tsx';
import { FailedQuery } from './FailedQuery.tsx';

type QueryResultProps<Data> = {
  label: string;
  query: Query<Data>;
  /** it stands below the page's own heading */ isPart?: boolean;
  children: (data: Data) => ReactNode;
};
type Query<Data> = { data: { data: Data } | undefined; error: unknown; refetch: () => unknown };

/** Shows one thing when it is read: a failure with Retry, a skeleton after a second, then the page. */
export function QueryResult<Data>({ label, query, isPart = false, children }: QueryResultProps<Data>) {
  const isSlow = useIsSlow(query.data === undefined && !query.error);
  if (query.data) return children(query.data.data);
  if (query.error) return <FailedQuery label={label} error={query.error} onRetry={query.refetch} isPage={!isPart} />;
  return (
    <div aria-busy="true">
      {isSlow && (
        <Card>
          <Skeleton width="40%" height={16} />
        </Card>
      )}
    </div>
  );
}
