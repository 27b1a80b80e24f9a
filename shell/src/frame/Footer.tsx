import { Trans } from '@lingui/react/macro';
import type { SessionUser } from '@portal/contract/auth';
import { Fixed } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { supportEmailOf, useBrand } from '../brand/brand.ts';
import { productName } from '../brand/product.ts';

const Bar = styled.footer`
  flex: none;
  @media print { display: none; }
  background: var(--theme-footer-bg);
  border-top: 1px solid var(--theme-footer-border);
  color: var(--theme-footer-text);
  font-size: var(--fs-13);
  a { color: inherit; }
  :focus-visible { outline-color: currentColor; }
`;
const Row = styled.div<{ $width: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px var(--s-6);
  max-width: ${({ $width }) => $width}px;
  margin: 0 auto;
  padding: 16px ${({ $width }) => ($width < 1400 ? 'var(--s-6)' : 'var(--s-8)')};
  @media (max-width: 759px) { padding: 16px var(--s-4); }
`;

/**
 * In the theme's footer colours (DECISIONS, front end): whose portal it is and, for employees, whom to ask; others find
 * that in the sidebar.
 */
export function Footer({ user, width = 1584 }: { user: SessionUser; width?: number }) {
  const brand = useBrand();
  const isEmployee = user.role === 'employee';
  const owner = user.companyName ?? user.supplierName;
  return (
    <Bar>
      <Row $width={width}>
        {owner && <span>{owner}</span>}
        {isEmployee ? (
          <span>
            <Trans>
              Need help? <a href={`mailto:${supportEmailOf(brand)}`}>{supportEmailOf(brand)}</a>
            </Trans>
          </span>
        ) : (
          <span>
            <Fixed>{productName}</Fixed>
          </span>
        )}
        {isEmployee && brand.isReseller && brand.supplierName && (
          <span>
            <Trans>Powered by {brand.supplierName}</Trans>
          </span>
        )}
      </Row>
    </Bar>
  );
}
