import { styled } from 'styled-components';

/** Below a form, as wide as one. */
export const Spaced = styled.div`max-width: var(--form-max); margin-top: var(--s-6);`;
