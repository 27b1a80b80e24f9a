import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../errors/message-of.ts';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';

/** What failed (`children`), why, the request id for the support, and Retry. No toast says it a second time. */
export function FailureNote({
  error,
  onRetry,
  children,
}: {
  error: unknown;
  onRetry: () => unknown;
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { key, requestId } = ApiError.from(error);
  useEffect(() => ApiError.from(error).showOnPage(), [error]);
  return (
    <Note tone="danger" action={<Button size="small" onClick={() => void onRetry()}>{t`Retry`}</Button>}>
      {children && <strong>{children} </strong>}
      {messageOf(key)} {requestId && <Trans>Request {requestId}</Trans>}
    </Note>
  );
}
