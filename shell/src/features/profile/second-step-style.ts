import { styled } from 'styled-components';

export const Lines = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
  > p { color: var(--text-2); max-width: 62ch; }
  > form { width: 100%; max-width: 420px; }
`;

/** QR code beside the words that replace it. */
export const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-5);
  align-items: center;
  svg { border-radius: var(--r-md); box-shadow: 0 0 0 1px var(--line); }
  > div { display: grid; gap: var(--s-2); flex: 1; min-width: 200px; color: var(--text-2); }
  code { font-size: .9375rem; line-height: 1.5rem; color: var(--text); overflow-wrap: anywhere; letter-spacing: .04em; }
`;

export const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: var(--s-2) var(--s-5);
  width: 100%;
  padding: var(--s-4);
  border-radius: var(--r-md);
  background: var(--n-100);
  code { font-size: .875rem; }
`;
