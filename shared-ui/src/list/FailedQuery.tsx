import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../errors/message-of.ts';
import { Button } from '../ui/Button.tsx';
import { CloudOff } from '../ui/icons.ts';
import { Note } from '../ui/Note.tsx';

const Frame = styled.div`padding: var(--s-4) var(--s-5);`;
const What = styled.strong`display: inline; font: inherit; font-weight: 600;`;

/**
 * What failed, why, the request id for the support, and Retry; the filters are kept (UX 1). What is not there will not
 * be there a second time either: that has a way back instead.
 */
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
  const navigate = useNavigate();
  const { key, requestId, status } = ApiError.from(error);
  useEffect(() => ApiError.from(error).showOnPage(), [error]);
  const isMissing = isPage && status === 404;
  const goBack = () => void (canGoBack() ? navigate(-1) : navigate('/'));
  return (
    <Frame>
      <Note
        tone="danger"
        icon={CloudOff}
        action={
          isMissing ? (
            <Button size="small" onClick={goBack}>{t`Go back`}</Button>
          ) : (
            <Button size="small" onClick={() => void onRetry()}>{t`Retry`}</Button>
          )
        }
      >
        <What as={isPage ? 'h1' : 'strong'}>
          <Trans>{label} could not be loaded.</Trans>
        </What>{' '}
        {messageOf(key)} {requestId && !isMissing && <Trans>Request {requestId}</Trans>}
      </Note>
    </Frame>
  );
}

/** The router counts the pages of this visit; the first one was opened by its address. */
function canGoBack(): boolean {
  const state: unknown = globalThis.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}
