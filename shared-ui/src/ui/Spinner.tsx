import { keyframes, styled } from 'styled-components';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  opacity: .75;
  animation: ${turn} .8s linear infinite;
  @media (prefers-reduced-motion: reduce) { animation-duration: 4s; }
`;

/** Says nothing by itself: what is busy carries `aria-busy` or a text. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <Ring $size={size} aria-hidden="true" />;
}
