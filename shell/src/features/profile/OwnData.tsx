import { Trans, useLingui } from '@lingui/react/macro';
import { exportOwnData } from '@portal/contract/privacy';
import { Button, Card, download, showToast, useMutation } from '@portal/shared-ui';
import { Refusal } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';

const Lines = styled.div`display: grid; gap: var(--s-4); justify-items: start;`;

/** Everything that is held of the employee who asks, as a file (RULES 5). */
export function OwnData() {
  const { t } = useLingui();
  const save = useMutation({
    mutationFn: () => download(exportOwnData, {}, 'personal-data.zip'),
    meta: { form: true },
    onSuccess: () => showToast(t`Your data are downloaded`),
  });
  return (
    <Card title={t`Your data`}>
      <Lines>
        <p>
          <Trans>
            Everything your employer keeps about you here: who you are, your orders, salary draws and requests. A ZIP
            with JSON, and CSV for a spreadsheet.
          </Trans>
        </p>
        <Refusal error={save.error} />
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          {t`Download my data`}
        </Button>
      </Lines>
    </Card>
  );
}
