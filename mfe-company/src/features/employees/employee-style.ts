import { styled } from 'styled-components';

/** Fields of one kind under their heading. */
export const Group = styled.section`
  display: grid;
  gap: var(--s-4);
  h3 { font-size: var(--fs-14); padding-top: var(--s-4); border-top: 1px solid var(--line); }
  &:first-of-type h3 { padding-top: 0; border-top: 0; }
`;

/** Room between a note and what follows it. */
export const Spaced = styled.div`margin-bottom: var(--s-4);`;

/** The exit above the form: what is set, and the way to change it. */
export const ExitLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding-bottom: var(--s-4);
`;
