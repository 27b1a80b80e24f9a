import { styled } from 'styled-components';

/** Second, quieter line of a cell. */
export const SecondLine = styled.div`color: var(--text-3); font-size: var(--fs-12); line-height: 17px;`;

/** Fields one below the other inside a card. */
export const Fields = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5);`;

/** Ticks one below the other. */
export const Ticks = styled.div`display: grid; gap: var(--s-3);`;
