import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Head = styled.th`
  padding: var(--s-2) var(--s-4);
  background: var(--n-50);
  color: var(--text-2);
  font-size: var(--fs-13);
  font-weight: 600;
  text-align: left;
`;

/** A line above rows that have something in common. */
export const GroupRow = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <tr role="row" data-group>
    <Head role="rowheader" scope="rowgroup" colSpan={columns} data-card="full">
      {children}
    </Head>
  </tr>
);
