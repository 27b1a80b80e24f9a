import { styled } from 'styled-components';

/** Chosen people, each with a cross. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: var(--s-3) 0;
  li {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    min-height: 30px;
    padding: 0 2px 0 10px;
    border-radius: var(--r-full);
    background: var(--n-100);
    font-size: var(--fs-13);
  }
  li:not(:has(button)) { padding-right: 10px; }
`;
