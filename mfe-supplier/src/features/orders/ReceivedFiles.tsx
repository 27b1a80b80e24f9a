import { Trans, useLingui } from '@lingui/react/macro';
import { dayOf } from '@portal/contract/days';
import { useFormat, useMutation, useQuery } from '@portal/shared-ui';
import { Download, Menu } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { fetchFile, receivedFiles } from './orders.api.ts';

/** Keeps the button's place while it is not known whether there are files, so that the list below does not move. */
const Reserved = styled.span`display: block; height: var(--control-h);`;

/** The newest order files that were mailed to this supplier, to fetch again. */
export function ReceivedFiles() {
  const { t } = useLingui();
  const { day } = useFormat();
  const files = useQuery(receivedFiles);
  const run = useMutation({ mutationFn: fetchFile });
  if (files.isPending) return <Reserved />;
  const rows = files.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Menu
      label={t`Order files`}
      entries={rows.map((file) => ({
        key: file.orderFileId,
        label: [day(dayOf(new Date(file.createdAt))), file.companyName, file.fileName].join(' · '),
        icon: Download,
        onAction: () => run.mutate(file),
      }))}
    >
      <Download aria-hidden="true" />
      <Trans>Order files</Trans>
    </Menu>
  );
}
