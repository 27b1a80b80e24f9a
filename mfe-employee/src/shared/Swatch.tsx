import { styled } from 'styled-components';

/** A colour to choose, as a dot; the current one has a ring. Its name is said by what it stands in (VISUAL-2). */
export const Swatch = styled.i<{ $colour: string; $size: number; $isCurrent: boolean }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${({ $colour }) => $colour};
  box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 20%, transparent);
  outline: ${({ $isCurrent }) => ($isCurrent ? '2px solid var(--accent)' : 'none')};
  outline-offset: 2px;
  forced-color-adjust: none;
`;
