import { Popover } from 'react-aria-components';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** What stands over the page beside what opened it. */
export const Floating = styled(Popover)`
  min-width: 180px;
  padding: 4px;
  background: var(--surface);
  border-radius: var(--r-md);
  box-shadow: var(--e-2), 0 0 0 1px var(--line);
  animation: ${appear} var(--t-base) var(--ease);
  overflow: auto;
`;
