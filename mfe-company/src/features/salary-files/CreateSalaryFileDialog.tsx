import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { salaryPreviewFacts } from '@portal/contract/seen-acts';
import { Button, showToast, useNavigate } from '@portal/shared-ui';
import { changesOf, Dialog, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PreviewFacts } from './PreviewFacts.tsx';
import { useCreateSalaryFile, usePreview } from './salary-files.api.ts';
import { stops } from './SalaryProblems.tsx';
import { selectionOf, type Previewed, type SelectionForm } from './selection-form.ts';
import { SelectionFields } from './SelectionFields.tsx';

/** What was chosen, and what a file of it would hold. */

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const start: SelectionForm = { mode: 'ALL', from: '', to: '', customName: '' };

/**
 * Makes a salary file by hand: choose, look, make. Nothing is written before, and nothing else than what was looked at;
 * the file then waits for its approval.
 */
export function CreateSalaryFileDialog({ onClose }: { onClose: () => void }) {
  const [fields, setFields] = useState(start);
  const [previewed, setPreviewed] = useState<Previewed>();
  if (previewed) {
    const back = () => {
      setFields(previewed.fields);
      setPreviewed(undefined);
    };
    return <Review previewed={previewed} onPreview={setPreviewed} onBack={back} onClose={onClose} />;
  }
  return (
    <Dialog title={<Trans>Create a salary file</Trans>} isOpen width={560} onClose={onClose}>
      <SelectionFields defaults={fields} onPreview={setPreviewed} onCancel={onClose} />
    </Dialog>
  );
}

function Review({
  previewed: { fields, preview },
  onPreview,
  onBack,
  onClose,
}: {
  previewed: Previewed;
  onPreview: (previewed: Previewed) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const create = useCreateSalaryFile();
  const again = usePreview();
  const { draws, rowCount, problems } = preview;
  const isPossible = draws > 0 && !problems.some(stops);
  const make = () =>
    create.mutate(
      { ...selectionOf(fields), seen: salaryPreviewFacts(preview) },
      {
        onError: (error) => {
          if (changesOf(error).length > 0)
            again.mutate(selectionOf(fields), { onSuccess: ({ data }) => onPreview({ fields, preview: data }) });
        },
        onSuccess: ({ data: files }) => {
          showToast(
            plural(files.length, {
              one: 'The salary file is made. Approve it before it is sent.',
              other: '# salary files are made. Approve them before they are sent.',
            }),
          );
          onClose();
          if (files.length === 1 && files[0]) void navigate(`/company/salaryfiles/${files[0].id}/draws`);
        },
      },
    );
  return (
    <Dialog
      title={<Trans>Preview of the salary file</Trans>}
      isOpen
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{t`Change the choice`}</Button>
          {isPossible && (
            <Button look="primary" busy={create.isPending || again.isPending} onClick={make}>
              {t`Create file with ${plural(rowCount, { one: '# row', other: '# rows' })}`}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Refusal error={create.error} />
        <PreviewFacts preview={preview} />
      </Stack>
    </Dialog>
  );
}
