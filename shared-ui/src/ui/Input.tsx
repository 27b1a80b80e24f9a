import { css, styled } from 'styled-components';

/** Every control that takes text looks like this (VISUAL 4 "Fields"). */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  height: var(--control-h);
  padding: 0 11px;
  border: 0;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--text);
  box-shadow: inset 0 0 0 1px var(--control);
  font-size: var(--fs-14);
  &::placeholder { color: var(--text-3); opacity: 1; }
  &:focus-visible { outline-offset: 1px; box-shadow: inset 0 0 0 1px var(--focus); }
  &[aria-invalid='true'] { box-shadow: inset 0 0 0 1.5px var(--danger-solid); }
  &:disabled, &[readonly] {
    background: var(--n-100);
    box-shadow: inset 0 0 0 1px var(--line);
    color: var(--text-2);
    opacity: 1;
  }
  @media (max-width: 759px) { font-size: var(--fs-16); }
`;

export const Input = styled.input`
  ${controlStyle}
  &[type='number'], &[inputmode='decimal'], &[inputmode='numeric'] { font-variant-numeric: tabular-nums; }
`;

export const TextArea = styled.textarea`
  ${controlStyle}
  height: auto;
  min-height: 88px;
  padding: 8px 11px;
  resize: vertical;
`;

export const NativeSelect = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 32px;
  background-image:
    linear-gradient(45deg, transparent 50%, var(--text-3) 50%),
    linear-gradient(-45deg, transparent 50%, var(--text-3) 50%);
  background-repeat: no-repeat;
  background-size: 5px 5px;
  background-position: right 17px center, right 12px center;
  cursor: pointer;
  &:disabled { cursor: default; }
`;

const tickStyle = css`
  flex: none;
  width: var(--tick);
  height: var(--tick);
  margin: 0;
  accent-color: var(--accent);
  cursor: pointer;
`;

/** 18 px, 22 px in the shop, painted in the accent (VISUAL 4). */
export const Tick = styled.input.attrs({ type: 'checkbox' })`${tickStyle}`;
export const RadioDot = styled.input.attrs({ type: 'radio' })`${tickStyle}`;
