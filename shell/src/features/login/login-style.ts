import { Input } from '@portal/shared-ui';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 18px;
`;

/** The taller inputs of the login screen and the overlay. */
export const LoginInput = styled(Input)`height: 46px; font-size: .9375rem;`;

/** An address that cannot be changed here. */
export const LockedInput = styled(LoginInput)`height: 44px;`;

export const Reveal = styled.div`
  position: relative;
  input { padding-right: 104px; }
  button {
    position: absolute;
    right: 5px;
    top: 5px;
    height: 36px;
    padding: 0 10px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 500;
    cursor: pointer;
    @media (max-width: 759px) { top: 0; bottom: 0; height: auto; }
  }
  svg { width: 16px; height: 16px; stroke-width: 1.75; }
`;

/** A button that reads like a link within a sentence. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
  cursor: pointer;
`;

export const Fine = styled.p`font-size: var(--fs-13); color: var(--text-3); text-align: center;`;
