import { styled } from 'styled-components';

/** Takes a whole row of the page. */
export const Wide = styled.div`grid-column: 1 / -1; min-width: 0; &:empty { display: none; }`;
