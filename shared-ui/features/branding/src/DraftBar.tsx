import { Trans, useLingui } from '@lingui/react/macro';
import type { hardToRead } from '@portal/contract/theme-contrast';
import { Badge, Button, Instant, messageOf, Note } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { Bar } from './branding-style.ts';
import type { Brand } from './branding.api.ts';
import { HardTexts } from './HardTexts.tsx';
import type { useThemeDraft } from './use-theme-draft.ts';

/** Failures that have a better text than "could not be uploaded". */
const told = new Set([
  'changed-by-someone-else',
  'no-permission-to-access-page',
  'service-unavailable',
  'too-many-requests',
]);

type DraftBarProps = {
  draft: ReturnType<typeof useThemeDraft>;
  saved: Brand['draft'];
  /** names of what is not published: "Sidebar", "Logo" */
  changed: readonly string[];
  /** texts that stand in the way of publishing */
  lost: ReturnType<typeof hardToRead>;
  /** the acts */
  children: ReactNode;
};

/** What is prepared and by whom, why it cannot be published, and the acts; it stays in sight. */
export function DraftBar({ draft, saved, changed, lost, children }: DraftBarProps) {
  const { t } = useLingui();
  const { failure } = draft;
  return (
    <Bar>
      {failure && (
        <Note
          tone="danger"
          action={
            <>
              <Button size="small" onClick={draft.forget}>{t`Take theirs`}</Button>
              <Button size="small" onClick={draft.keepMine}>{t`Keep mine`}</Button>
            </>
          }
        >
          {messageOf(told.has(failure) ? failure : 'theme-upload-error')}
        </Note>
      )}
      {!draft.checked.success && <Note tone="danger">{messageOf('invalid-colour')}</Note>}
      {changed.length > 0 && (
        <p role="status">
          <Badge tone="warn">{t`Draft`}</Badge> <Trans>Not published: {changed.join(', ')}</Trans>
        </p>
      )}
      {saved && draft.isKept && (
        <p>
          <Trans>
            Kept <Instant value={saved.savedAt} /> by {saved.savedBy}. Others see it when it is published.
          </Trans>
        </p>
      )}
      {lost.length > 0 && (
        <Note tone="danger">
          {t`It cannot be published: these texts cannot be read on their background.`}
          <HardTexts texts={lost} />
        </Note>
      )}
      {children}
    </Bar>
  );
}
