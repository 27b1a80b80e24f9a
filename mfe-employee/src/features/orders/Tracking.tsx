import { Trans } from '@lingui/react/macro';

/** A parcel's address where the supplier gave one; anything but https stays a text (SECURITY T20). */
export function Tracking({ tracking }: { tracking: string }) {
  if (!isSafeLink(tracking)) return tracking;
  return (
    <a href={tracking} target="_blank" rel="noopener noreferrer">
      <Trans>Follow the parcel</Trans>
    </a>
  );
}

/** An https address without a name or password in it. */
export function isSafeLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '';
}
