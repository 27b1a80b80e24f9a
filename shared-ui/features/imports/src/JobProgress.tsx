import { useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Card, LiveRegion, useQuery } from '@portal/shared-ui';
import { ProgressBar } from '@portal/shared-ui/kit';
import { Stack } from './import-style.ts';
import type { ImportApi } from './imports.api.ts';

/** How far the job is. It goes on without this page; the address brings one back to it. */
export function JobProgress({ api, view }: { api: ImportApi; view: ImportView }) {
  const { t } = useLingui();
  const job = useQuery({ ...api.job(view.jobId ?? ''), enabled: view.jobId !== null });
  const { done = 0, total = 0 } = job.data?.data ?? {};
  const label = view.status === 'RUNNING' ? t`Importing` : view.status === 'UNDOING' ? t`Undoing` : t`Checking`;
  return (
    <Card>
      <Stack>
        <ProgressBar label={label} done={done} total={total} />
        <LiveRegion visible>
          {t`You can leave this page: the work continues, and this page shows how far it is.`}
        </LiveRegion>
      </Stack>
    </Card>
  );
}
