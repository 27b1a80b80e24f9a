import { styled } from 'styled-components';

/** Two bars over each other, as long as their days. */
export const Track = styled.div`
  position: relative;
  height: 8px;
  margin-top: 4px;
  print-color-adjust: exact;
  i, b { position: absolute; inset-block: 0; inset-inline-start: 0; min-width: 3px; border-radius: 0 3px 3px 0; }
  i { background: var(--chart-2); opacity: .45; }
  b { background: var(--chart-1); }
  @media (forced-colors: active) { i, b { background: CanvasText; forced-color-adjust: none; } }
`;
