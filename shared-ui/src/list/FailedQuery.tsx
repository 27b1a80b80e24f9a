import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../errors/message-of.ts';
import { Button } from '../ui/Button.tsx';
import { CloudOff } from '../ui/icons.ts';
import { Note } from '../ui/Note.tsx';

const Frame = styled.div`padding: var(--s-4) var(--s-5);`;
const What = styled.strong`display: inline; font: inherit; font-weight: 600;`;

/** What failed, why, the request id for the support, and Retry; the filters are kept (UX 1). */
export function FailedQuery({
  label,
  error,
  onRetry,
  isPage = false,
}: {
  label: string;
  error: unknown;
  onRetry: () => unknown;
  /** nothing else is on the page, so this is its heading */ isPage?: boolean;
}) {
  const { t } = useLingui();
  const { key, requestId } = ApiError.from(error);
  return (
    <Frame>
      <Note
        tone="danger"
        icon={CloudOff}
        action={<Button size="small" onClick={() => void onRetry()}>{t`Retry`}</Button>}
      >
        <What as={isPage ? 'h1' : 'strong'}>
          <Trans>{label} could not be loaded.</Trans>
        </What>{' '}
        {messageOf(key)} {requestId && <Trans>Request {requestId}</Trans>}
      </Note>
    </Frame>
  );
}
