import { Trans } from '@lingui/react/macro';
import { ApiError, Button, Card, messageOf, Note, Skeleton, useIsSlow, type UseQueryResult } from '@portal/shared-ui';
import { useEffect, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Wide } from './wide.ts';

const Room = styled.div<{ $height: number }>`min-height: ${({ $height }) => $height}px;`;

type Props<Data> = {
  title: ReactNode;
  query: UseQueryResult<Data>;
  /** of its content, so that nothing below moves when it arrives */
  height: number;
  /** it takes the whole row */
  wide?: boolean;
  children: (data: Data) => ReactNode;
};

/** A card with a question of its own: a failure takes this card and no other, and offers to try again. */
export function Part<Data>({ title, query, height, wide = false, children }: Props<Data>) {
  const isSlow = useIsSlow(query.isPending);
  const { error } = query;
  useEffect(() => {
    if (error) ApiError.from(error).showOnPage();
  }, [error]);
  if (query.data !== undefined) return children(query.data);
  const room = (
    <Card title={title}>
      <Room $height={height} aria-busy={!error}>
        {error ? (
          <Failure error={error} onRetry={() => void query.refetch()} />
        ) : (
          isSlow && <Skeleton height={height} />
        )}
      </Room>
    </Card>
  );
  return wide ? <Wide>{room}</Wide> : room;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { key, requestId } = ApiError.from(error);
  return (
    <Note
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      {messageOf(key)} {requestId && <Trans>Request {requestId}</Trans>}
    </Note>
  );
}
