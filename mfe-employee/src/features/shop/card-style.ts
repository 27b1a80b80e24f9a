import { Link } from '@portal/shared-ui';
import { ProductPicture } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

/**
 * The whole card is one link. `$large` is the first recommended one: twice as wide, with its sum in words (VISUAL 4).
 */
export const Face = styled(Link)<{ $large: boolean }>`
  height: 100%;
  display: flex;
  flex-direction: ${({ $large }) => ($large ? 'row' : 'column')};
  overflow: hidden;
  background: var(--surface);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line);
  color: inherit;
  text-decoration: none;
  transition: box-shadow var(--t-fast) var(--ease);
  &:hover { box-shadow: 0 0 0 1px var(--line-strong), var(--e-2); }
  @media (forced-colors: active) { outline: 1px solid; }
  h2 {
    font-size: ${({ $large }) => ($large ? '1.625rem' : '1.0625rem')};
    line-height: ${({ $large }) => ($large ? '2rem' : '1.375rem')};
    overflow-wrap: anywhere;
  }
  p {
    font-size: var(--fs-13);
    line-height: 1.125rem;
    color: var(--text-3);
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: ${({ $large }) => ($large ? 3 : 1)};
    overflow: hidden;
  }
  small { font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); font-variant-numeric: tabular-nums; }
  @media (max-width: 759px) { flex-direction: ${({ $large }) => ($large ? 'column' : 'row')}; }
`;

export const Picture = styled(ProductPicture)<{ $large: boolean }>`
  flex: none;
  ${({ $large }) => ($large ? 'width: 46%; min-height: 330px;' : 'height: 264px;')}
  @media (max-width: 759px) {
    width: ${({ $large }) => ($large ? 'auto' : '118px')};
    height: ${({ $large }) => ($large ? '200px' : 'auto')};
    min-height: ${({ $large }) => ($large ? '0' : '120px')};
  }
`;

export const Body = styled.div<{ $large: boolean }>`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  padding: ${({ $large }) => ($large ? '26px 28px' : '16px 18px 18px')};
  > span:first-child { align-self: flex-start; margin-bottom: ${({ $large }) => ($large ? '10px' : '6px')}; }
  @media (max-width: 759px) { padding: ${({ $large }) => ($large ? '18px' : '14px 16px')}; }
`;

export const Price = styled.div<{ $large: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  margin-top: ${({ $large }) => ($large ? '6px' : 'auto')};
  padding-top: 14px;
  b {
    font: 600 ${({ $large }) => ($large ? '2.25rem/2.5rem' : '1.375rem/1.625rem')} var(--font-text);
    letter-spacing: -.02em;
    font-variant-numeric: tabular-nums;
  }
  span { font-size: var(--fs-13); color: var(--text-2); }
`;

export const Compare = styled.label`
  position: absolute;
  top: 10px;
  right: 10px;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 28px;
  padding: 2px 8px 2px 6px;
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: 0 0 0 1px var(--line);
  font-size: var(--fs-12);
  cursor: pointer;
  &:has([aria-disabled='true']) { color: var(--text-3); cursor: not-allowed; }
  @media (max-width: 759px) { min-height: 32px; span { display: none; } }
`;

export const Reason = styled.span`
  margin-top: 12px;
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--n-100);
  font-size: var(--fs-12);
  line-height: 1.0625rem;
  color: var(--text-2);
  b { display: block; color: var(--text); }
`;

export const Key = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 5px;
  margin: 14px 0 12px;
  font-size: var(--fs-13);
  color: var(--text-2);
  li { display: flex; gap: 8px; align-items: center; }
  b { margin-left: auto; font-variant-numeric: tabular-nums; color: var(--text); }
  i { width: 10px; height: 10px; border-radius: 2px; }
  [data-part='you'] { background: var(--accent); }
  [data-part='subsidy'] { background: var(--n-400); }
`;
