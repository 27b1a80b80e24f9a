import { styled } from 'styled-components';

export const Panel = styled.dialog`
  width: 440px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px);
  margin: auto;
  padding: 28px;
  border: 0;
  border-radius: var(--r-xl);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-3);
  &[open] { display: flex; flex-direction: column; gap: 16px; }
  &::backdrop { background: var(--scrim); }
  #session-expired { font-size: 1.375rem; line-height: 1.75rem; text-wrap: balance; }
  #session-expired + p { margin-top: 6px; color: var(--text-2); }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  span {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 10px;
    background: var(--warn-bg);
    color: var(--warn);
  }
  svg { width: 22px; height: 22px; stroke-width: 1.75; }
  small { font-size: var(--fs-12); color: var(--text-3); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  font-size: var(--fs-13);
`;
