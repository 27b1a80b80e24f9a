import { styled } from 'styled-components';

/** Ticks one below the other. */
export const Ticks = styled.div`display: grid; gap: var(--s-3);`;
