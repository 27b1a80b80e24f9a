import { styled } from 'styled-components';

/** Tick boxes in columns with their legend above. */
export const MonthChoices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: var(--s-3);
  padding: var(--s-5);
  legend { float: left; grid-column: 1 / -1; font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; }
  &:is(div) { grid-template-columns: minmax(0, 1fr); }
`;
