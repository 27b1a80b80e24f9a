import { css } from 'styled-components';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerSolid';

const looks = {
  primary: css`
    background: var(--theme-primary-btn);
    color: var(--theme-primary-btn-text);
    box-shadow: inset 0 0 0 1px var(--primary-edge), var(--e-1);
    &:hover { background: var(--theme-primary-btn-hover); color: var(--theme-primary-btn-hover-text); }
  `,
  secondary: css`
    background: var(--surface);
    color: var(--text);
    box-shadow: inset 0 0 0 1px var(--line-strong), var(--e-1);
    &:hover { background: var(--n-50); }
  `,
  quiet: css`
    background: none;
    color: var(--text-2);
    &:hover { background: var(--n-100); }
  `,
  danger: css`
    background: var(--surface);
    color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger-line), var(--e-1);
    &:hover { background: var(--danger-bg); }
  `,
  dangerSolid: css`
    background: var(--danger-solid);
    color: var(--on-solid);
    &:hover { background: var(--danger); }
  `,
} satisfies Record<ButtonLook, ReturnType<typeof css>>;

const sizes: Record<string, ReturnType<typeof css>> = {
  small: css`
    --face-h: 30px;
    padding: 0 10px;
    font-size: var(--fs-13);
    border-radius: var(--r-sm);
    @media (max-width: 759px) { --face-h: 44px; }
  `,
  normal: css`--face-h: var(--control-h); padding: 0 14px;`,
  large: css`--face-h: 48px; padding: 0 20px; font-size: var(--fs-16);`,
};

/** The four looks of VISUAL 4, shared by buttons and by links that look like one. */
export const buttonStyle = css<{ $look: ButtonLook; $size: string; $block: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  height: var(--face-h);
  border: 0;
  border-radius: var(--r-md);
  font: 550 var(--fs-14)/1.25rem var(--font-text);
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background var(--t-fast) var(--ease);
  ${({ $look }) => looks[$look]}
  ${({ $size }) => sizes[$size]}
  ${({ $block }) => ($block ? 'width: 100%;' : '')}
  svg { flex: none; width: 18px; height: 18px; stroke-width: 1.75; }
  /* Enlarged to 400 %, a sentence on a button takes a second line instead of leaving the screen. */
  @media (max-width: 759px) {
    height: auto;
    min-height: var(--face-h);
    max-width: 100%;
    white-space: normal;
  }
  @media (forced-colors: active) { border: 1px solid; }
  @media print { display: none; }
  &[aria-disabled='true'], &:disabled {
    background: var(--n-100);
    color: var(--n-600);
    box-shadow: none;
    cursor: default;
    transition: none;
  }
`;
