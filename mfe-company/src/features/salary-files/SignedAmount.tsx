import { Trans } from '@lingui/react/macro';
import { Amount } from '@portal/shared-ui';

/** Minor units of a correction: never with a minus, a reduction says "less" (VISUAL 4). */
export function SignedAmount({ minor }: { minor: number }) {
  if (minor >= 0) return <Amount minor={minor} />;
  return (
    <Trans>
      less <Amount minor={-minor} />
    </Trans>
  );
}
