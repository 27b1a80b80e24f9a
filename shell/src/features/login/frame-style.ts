import { styled } from 'styled-components';

/** Brand on the left, one thing to do on the right; on a phone one above the other. */
export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 46%) 1fr;
  min-height: 100vh;
  @media (max-width: 759px) { display: flex; flex-direction: column; position: relative; }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  padding: 28px 40px;
  background: var(--surface);
  @media (max-width: 759px) { flex: 1; padding: 10px 20px 20px; }
`;
