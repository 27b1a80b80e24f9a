import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditCheck } from '@portal/contract/audit';
import { BadgeCheck, Button, Instant, Note } from '@portal/shared-ui';
import { ShieldCheck } from '@portal/shared-ui/kit';
import { useVerifyAudit } from './audit.api.ts';

/** Checks the sealed log from its first line to its last, and says which line does not fit (SECURITY T19). */
export function ChainCheck() {
  const { t } = useLingui();
  const verify = useVerifyAudit();
  return (
    <>
      <div role="status">{verify.data && <Result check={verify.data.data} />}</div>
      <Button icon={<ShieldCheck aria-hidden="true" />} busy={verify.isPending} onClick={() => verify.mutate()}>
        {t`Verify the chain`}
      </Button>
    </>
  );
}

function Result({ check: { at, lines, finding } }: { check: AuditCheck }) {
  if (finding)
    return (
      <Note tone="danger">
        <Trans>The log is not as it was written: entry {finding.id} does not fit.</Trans>
      </Note>
    );
  return (
    <Note tone="success">
      <BadgeCheck aria-hidden="true" />{' '}
      <Trans>
        Verified <Instant value={at} />:
      </Trans>{' '}
      <Plural value={lines} one="# entry is as it was written" other="# entries are as they were written" />
    </Note>
  );
}
