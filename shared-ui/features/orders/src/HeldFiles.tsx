import { Trans, useLingui } from '@lingui/react/macro';
import { Button, useSecondsUntil, X } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { HeldFile, type MadeFile } from './HeldFile.tsx';
import type { useCancelFiles } from './use-cancel-files.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: center;
  justify-content: space-between;
  p { flex: 1 1 280px; }
`;

type HeldFilesProps = { files: readonly MadeFile[]; cancelling: ReturnType<typeof useCancelFiles> };

const isHeld = ({ leavesAt }: MadeFile) => leavesAt > Date.now();

/** Every file that an act made, each with its countdown, and one press that takes back all that are still held. */
export function HeldFiles({ files, cancelling: { states, cancelFiles } }: HeldFilesProps) {
  const { t } = useLingui();
  // The longest hold: while it runs, at least one file can be taken back.
  const left = useSecondsUntil(Math.max(0, ...files.map(({ leavesAt }) => leavesAt)));
  if (files.length === 0) return null;
  const open = files.filter(({ orderFileId }) => states.get(orderFileId) !== 'cancelled');
  const held = left > 0 ? open.filter(isHeld) : [];
  const free = held.filter(({ orderFileId }) => states.get(orderFileId) !== 'asked');
  return (
    <div>
      <Head>
        <p>
          <Trans>
            They are binding when the files leave. Until then you can cancel, here and under “Order files”; sending goes
            on when you close this.
          </Trans>
        </p>
        {held.length > 1 && (
          <Button
            size="small"
            icon={<X aria-hidden="true" />}
            busy={free.length === 0}
            onClick={() => void cancelFiles(free.map(({ orderFileId }) => orderFileId))}
          >
            {t`Cancel all sending`}
          </Button>
        )}
      </Head>
      <ul>
        {files.map((file) => (
          <HeldFile
            key={file.orderFileId}
            file={file}
            state={states.get(file.orderFileId)}
            isTold={file === held[0]}
            onCancel={() => void cancelFiles([file.orderFileId])}
          />
        ))}
      </ul>
    </div>
  );
}
