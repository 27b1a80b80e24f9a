import { styled } from 'styled-components';

/** What waits, one under the other, with its act at the end. */
export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--s-2) var(--s-4);
    padding: var(--s-3) 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-child { border-bottom: 0; }
  li > div { flex: 1 1 320px; min-width: 0; overflow-wrap: anywhere; }
  p { margin: 0; color: var(--text-2); font-size: var(--fs-13); }
`;
