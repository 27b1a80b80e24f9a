import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { ChevronRight } from './icons.ts';
import { listAsLeft } from './list-as-left.ts';

const Frame = styled.header`
  display: flex;
  align-items: flex-start;
  gap: var(--s-4);
  margin-bottom: var(--s-5);
  flex-wrap: wrap;
  p { color: var(--text-2); margin-top: 4px; }
`;
const Text = styled.div`min-width: 0; flex: 1 1 280px;`;
const Actions = styled.div`display: flex; gap: var(--s-2); flex-wrap: wrap; padding-top: 2px;`;
const Crumbs = styled.nav`
  margin-bottom: 6px;
  ol { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
  li { display: flex; gap: 6px; align-items: center; font-size: var(--fs-13); color: var(--text-3); }
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
  svg { width: 14px; height: 14px; }
  @media (max-width: 759px) {
    margin: -12px 0 -4px;
    ol { gap: 0 6px; }
    a { padding: 12px 0; }
    li[aria-current], li:nth-last-child(2) svg { display: none; }
  }
`;

export type Crumb = { label: ReactNode; to: string };

type PageHeaderProps = {
  title: ReactNode;
  /** one sentence under the title */
  lead?: ReactNode;
  /** the pages above this one, topmost first; a list among them is gone back to as it was left */
  crumbs?: readonly Crumb[];
  /** this page at the end of them, where it is not the title */
  here?: ReactNode;
  /** top right; the primary action last */
  actions?: ReactNode;
};

/** The `h1` of a page, with the way back and the page's actions (VISUAL 3). */
export function PageHeader({ title, lead, crumbs = [], here = title, actions }: PageHeaderProps) {
  const { t } = useLingui();
  return (
    <div>
      {crumbs.length > 0 && (
        <Crumbs aria-label={t`Breadcrumb`}>
          <ol>
            {crumbs.map(({ label, to }) => (
              <li key={to}>
                <Link to={listAsLeft(to)}>{label}</Link>
                <ChevronRight aria-hidden="true" />
              </li>
            ))}
            <li aria-current="page">{here}</li>
          </ol>
        </Crumbs>
      )}
      <Frame>
        <Text>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </Text>
        {actions && <Actions>{actions}</Actions>}
      </Frame>
    </div>
  );
}
