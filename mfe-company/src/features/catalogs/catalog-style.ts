import { styled } from 'styled-components';

export const Picture = styled.img`
  width: 36px;
  height: 36px;
  object-fit: contain;
  border-radius: var(--r-sm);
  background: var(--n-25);
  flex: none;
`;
export const WithPicture = styled.span`display: flex; align-items: center; gap: var(--s-3); min-width: 0;`;
