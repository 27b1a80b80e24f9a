import { styled } from 'styled-components';

/** Tabs and the form below them in one card. */
export const Tabbed = styled.section`
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  form { padding: var(--s-5); }
`;

export const Group = styled.section`
  display: grid;
  gap: var(--s-4);
  h2 { font-size: var(--fs-16); padding-top: var(--s-5); border-top: 1px solid var(--line); }
  &:first-of-type h2 { padding-top: 0; border-top: 0; }
  fieldset { display: grid; gap: 6px; }
  fieldset legend { margin-bottom: 6px; font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; }
`;

export const AddressRows = styled.ul`
  > li {
    display: flex;
    align-items: flex-start;
    gap: var(--s-4);
    padding: var(--s-4) var(--s-5);
    border-top: 1px solid var(--line);
  }
  > li > :first-child { flex: 1; min-width: 0; }
  strong { display: block; }
  span { color: var(--text-2); font-size: var(--fs-13); }
`;

export const Padded = styled.div`padding: var(--s-4) var(--s-5);`;
