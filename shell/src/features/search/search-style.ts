import { styled } from 'styled-components';

export const SearchBox = styled.form`
  position: relative;
  max-width: var(--form-max);
  margin-bottom: var(--s-5);
  > svg {
    position: absolute;
    left: 13px;
    top: 50%;
    width: 18px;
    height: 18px;
    margin-top: -9px;
    color: var(--text-3);
    stroke-width: 1.75;
    pointer-events: none;
  }
  input { height: 44px; padding-left: 42px; }
`;

export const Groups = styled.div`
  display: grid;
  gap: var(--s-5);
  max-width: 880px;
  > p { color: var(--text-2); }
`;

export const Hit = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 9px var(--s-5);
  border-top: 1px solid var(--n-100);
  &:first-child { margin-top: var(--s-3); }
  > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  small { display: block; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); }
`;
