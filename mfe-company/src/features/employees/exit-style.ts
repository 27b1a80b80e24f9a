import { styled } from 'styled-components';

/** What is set, then the form. */
export const ExitStack = styled.div`display: grid; gap: var(--s-5);`;

export const Effect = styled.div`
  display: grid;
  gap: var(--s-3);
  &:empty { display: none; }
`;

/** One order's effect as a framed block. */
export const EffectOrder = styled.section`
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--line);
  border-radius: var(--r-md);
  h3 { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--s-2); font-size: var(--fs-14); }
`;

/** Requests one below the other, each with its state at the end. */
export const RequestList = styled.ul`
  display: grid;
  list-style: none;
  padding: 0;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-2) var(--s-4);
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
  }
`;
