import type { RequestStatus } from '@portal/contract/request-status';
import { RequestLink } from '@portal/requests';
import { Surface } from '@portal/shared-ui';
import { RequestStatusBadge } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 16px 20px;
  p { color: var(--text-2); font-size: var(--fs-13); }
`;

/** Own requests, one below the other. */
export const RequestRows = styled.ul`display: grid; gap: 14px; margin-bottom: var(--s-6);`;

/** One own request in a list: what, when, how it stands. Its name opens it. */
export function RequestCard({
  id,
  title,
  status,
  children,
}: {
  id: string;
  title: string;
  status: RequestStatus;
  children: ReactNode;
}) {
  return (
    <Surface>
      <Row>
        <div>
          <RequestLink id={id}>{title}</RequestLink>
          <p>{children}</p>
        </div>
        <RequestStatusBadge status={status} />
      </Row>
    </Surface>
  );
}
