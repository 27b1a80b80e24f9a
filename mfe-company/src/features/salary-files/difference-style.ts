import { styled } from 'styled-components';

/** Two totals and their difference, as the foot of a card. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-6);
  margin-top: auto;
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  background: var(--n-25);
  border-radius: 0 0 var(--r-lg) var(--r-lg);
  font-size: var(--fs-12);
  color: var(--text-3);
  b {
    display: block;
    font-size: var(--fs-18);
    line-height: 1.5rem;
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
  > :last-child { margin-left: auto; text-align: right; }
  > svg { width: 18px; height: 18px; }
`;
