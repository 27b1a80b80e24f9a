import { Card, FailureNote, Skeleton, useIsSlow, type UseQueryResult } from '@portal/shared-ui';
import type { ReactNode } from 'react';
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
  if (query.data !== undefined) return children(query.data);
  const room = (
    <Card title={title}>
      <Room $height={height} aria-busy={!error}>
        {error ? <FailureNote error={error} onRetry={query.refetch} /> : isSlow && <Skeleton height={height} />}
      </Room>
    </Card>
  );
  return wide ? <Wide>{room}</Wide> : room;
}
