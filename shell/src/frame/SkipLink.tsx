import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';

export const contentId = 'content';

const Link = styled.a`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: 30;
  padding: 8px 14px;
  border-radius: var(--r-md);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--e-2);
  &:not(:focus) { clip-path: inset(50%); }
`;

/** First stop of the Tab key: past header and menu. */
export function SkipLink() {
  return (
    <Link href={`#${contentId}`}>
      <Trans>Skip to the content</Trans>
    </Link>
  );
}
