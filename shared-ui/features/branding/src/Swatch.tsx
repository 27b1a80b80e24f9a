import type { Theme } from '@portal/contract/theme';
import { Swatches } from './branding-style.ts';

export function Swatch({ theme }: { theme: Theme }) {
  return (
    <Swatches aria-hidden="true">
      <svg viewBox="0 0 42 16">
        {[theme.sidebar.bgColor, theme.header.bgColor, theme.primaryBtnColor].map((colour, index) => (
          <rect key={index} x={index * 14} width="14" height="16" fill={colour} />
        ))}
      </svg>
    </Swatches>
  );
}
