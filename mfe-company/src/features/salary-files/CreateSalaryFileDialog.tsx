import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { salaryPreviewFacts } from '@portal/contract/seen-acts';
import { Button, showToast, Skeleton, useNavigate, useQuery } from '@portal/shared-ui';
import { changesOf, Dialog, Refusal } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PreviewFacts } from './PreviewFacts.tsx';
import { duePreview, useCreateSalaryFile, usePreview } from './salary-files.api.ts';
import { stops } from './SalaryProblems.tsx';
import { asksToSend, selectionOf, type Previewed, type SelectionForm } from './selection-form.ts';
import { SelectionFields } from './SelectionFields.tsx';

const Stack = styled.div`display: grid; gap: var(--s-4);`;
const start: SelectionForm = { mode: 'ALL', from: '', to: '', customName: '' };
const ahead: SelectionForm = { ...start, mode: 'RANGE' };

/**
 * Makes a salary file by hand: look, choose otherwise, make. It opens with what all draws that are due would make, so
 * that there is nothing to choose first; where nothing is due, with the choice of days. Nothing is written before, and
 * nothing else than what was looked at; the file then waits for its approval.
 */
export function CreateSalaryFileDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Previewed>();
  const [isChoosing, setIsChoosing] = useState(false);
  const due = useQuery(duePreview);
  const create = useCreateSalaryFile();
  const again = usePreview();
  const isNothingDue = due.data?.draws === 0;
  const previewed = chosen ?? (due.data && !isNothingDue ? { fields: start, preview: due.data } : undefined);
  const rowCount = previewed?.preview.rowCount ?? 0;
  const isLooking = previewed !== undefined && !isChoosing;
  const show = (next: Previewed) => {
    create.reset();
    setChosen(next);
    setIsChoosing(false);
  };
  const make = ({ fields, preview }: Previewed) =>
    create.mutate(
      { ...selectionOf(fields), seen: salaryPreviewFacts(preview) },
      {
        onError: (error) => {
          if (changesOf(error).length > 0)
            again.mutate(selectionOf(fields), { onSuccess: ({ data }) => setChosen({ fields, preview: data }) });
        },
        onSuccess: ({ data: files }) => {
          showToast(
            plural(files.length, {
              one: 'The salary file is made. Approve it before it is sent.',
              other: '# salary files are made. Approve them before they are sent.',
            }),
          );
          onClose();
          if (files.length === 1 && files[0])
            void navigate(`/company/salaryfiles/${files[0].id}/draws`, { state: asksToSend });
        },
      },
    );
  // One dialog for both steps: the focus returns to what opened it from either.
  return (
    <Dialog
      title={isLooking ? t`Preview of the salary file` : t`Create a salary file`}
      isOpen
      width={560}
      onClose={onClose}
      footer={
        isLooking && (
          <>
            <Button onClick={() => setIsChoosing(true)}>{t`Change the choice`}</Button>
            {previewed.preview.draws > 0 && !previewed.preview.problems.some(stops) && (
              <Button look="primary" busy={create.isPending || again.isPending} onClick={() => make(previewed)}>
                <Trans>
                  Create file with <Plural value={rowCount} one="# row" other="# rows" />
                </Trans>
              </Button>
            )}
          </>
        )
      }
    >
      {isLooking ? (
        <Stack>
          <Refusal error={create.error} />
          <PreviewFacts preview={previewed.preview} />
        </Stack>
      ) : due.isPending ? (
        <Skeleton height={200} />
      ) : (
        <SelectionFields
          defaults={previewed?.fields ?? (isNothingDue ? ahead : start)}
          isNothingDue={isNothingDue}
          onPreview={show}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
