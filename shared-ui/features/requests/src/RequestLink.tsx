import { Link, useSearchParams } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Name = styled(Link)`font-weight: 550;`;

type RequestLinkProps = { id: string; children: ReactNode; 'aria-label'?: string };

/** Opens a request's drawer; the address says so. */
export function RequestLink({ id, children, ...named }: RequestLinkProps) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('request', id);
  return (
    <Name data-opens-row to={{ search: `?${next.toString()}` }} {...named}>
      {children}
    </Name>
  );
}
