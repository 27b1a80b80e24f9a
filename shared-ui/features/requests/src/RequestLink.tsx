import { Link, useSearchParams } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Name = styled(Link)`font-weight: 550;`;

/** Opens a request's drawer; the address says so. */
export function RequestLink({ id, children }: { id: string; children: ReactNode }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('request', id);
  return <Name to={{ search: `?${next.toString()}` }}>{children}</Name>;
}
