import { styled } from 'styled-components';

/** Parts of a card, dialog or form, one below the other. */
export const Stack = styled.div`display: grid; gap: var(--s-4);`;
