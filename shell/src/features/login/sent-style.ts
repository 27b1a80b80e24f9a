import { styled } from 'styled-components';

export const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s-3);
  > svg { width: 28px; height: 28px; color: var(--ok-solid); }
  > svg[data-tone='danger'] { color: var(--danger-solid); }
  p { color: var(--text-2); overflow-wrap: anywhere; }
`;
