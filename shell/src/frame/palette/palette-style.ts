import { styled } from 'styled-components';

export const Panel = styled.dialog`
  width: 680px;
  max-width: calc(100vw - 32px);
  max-height: min(560px, calc(100dvh - 32px));
  margin: 12vh auto auto;
  padding: 0;
  border: 0;
  border-radius: var(--r-xl);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-3);
  overflow: hidden;
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: var(--scrim); }
  @media (max-width: 759px) { margin-top: 16px; }
`;

export const TypeBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 0 var(--s-5);
  border-bottom: 1px solid var(--line);
  svg { flex: none; width: 18px; height: 18px; color: var(--text-3); stroke-width: 1.75; }
  input {
    flex: 1;
    min-width: 0;
    height: 54px;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 1rem;
    outline: none;
  }
  input::placeholder { color: var(--text-3); opacity: 1; }
  &:focus-within { box-shadow: inset 0 -2px var(--focus); }
`;

export const List = styled.ul`
  flex: 1;
  min-height: 0;
  padding: var(--s-2);
  overflow-y: auto;
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 38px;
  padding: 4px var(--s-3);
  border-radius: var(--r-sm);
  overflow-wrap: anywhere;
  cursor: pointer;
  &[aria-selected='true'] { background: var(--n-100); }
  em { display: block; font-style: normal; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-2); }
  small { margin-left: auto; flex: none; font-size: var(--fs-12); color: var(--text-2); }
  @media (max-width: 759px) { min-height: 44px; }
`;

export const Nothing = styled.p`padding: var(--s-4) var(--s-5); color: var(--text-2);`;
