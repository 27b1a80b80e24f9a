import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@portal/contract/order-detail';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../errors/message-of.ts';
import { ShieldCheck } from '../kit/kit-icons.ts';
import { Button } from '../ui/Button.tsx';
import { FilePenLine } from '../ui/icons.ts';
import { Note } from '../ui/Note.tsx';
import { sha256Of } from './sha256-of.ts';

const Stack = styled.div`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  > * {
    max-width: 100%;
  }
`;
const Small = styled.p`
  font-size: var(--fs-13);
  color: var(--text-3);
  overflow-wrap: anywhere;
  code {
    font-size: var(--fs-12);
  }
`;
const Choose = styled.span`
  position: relative;
  display: inline-flex;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-md);
  }
`;

type Verdict = 'same' | 'other' | 'failed';
type AddendumPartProps = {
  order: Pick<OrderDetail, 'orderNumber' | 'hasAddendum' | 'addendum'>;
  isLoading: boolean;
  onDownload: () => void;
};

/**
 * The addendum as it was accepted: download it, and check any copy against the fingerprint that is kept beside the
 * order. Employee, company and back office see the same.
 */
export function AddendumPart({
  order: { orderNumber, hasAddendum, addendum },
  isLoading,
  onDownload,
}: AddendumPartProps) {
  const { t } = useLingui();
  const inputId = useId();
  const [verdict, setVerdict] = useState<Verdict>();
  if (!hasAddendum) return null;
  const check = async (file: File | undefined) => {
    if (!file || !addendum) return;
    setVerdict(undefined);
    setVerdict((await sha256Of(file)) === addendum.sha256 ? 'same' : 'other');
  };
  return (
    <Stack>
      <Button icon={<FilePenLine aria-hidden="true" />} busy={isLoading} onClick={onDownload}>
        {t`Download the addendum (PDF)`}
      </Button>
      <Small>{t`The text and the amounts are those that were accepted. Later price changes do not change them.`}</Small>
      {addendum && (
        <>
          <Choose>
            <Button icon={<ShieldCheck aria-hidden="true" />} tabIndex={-1} aria-hidden="true">
              {t`Check a PDF`}
            </Button>
            <input
              id={inputId}
              type="file"
              accept=".pdf,application/pdf"
              aria-label={t`Check a PDF against this addendum`}
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                event.target.value = '';
                check(file).catch(() => setVerdict('failed'));
              }}
            />
          </Choose>
          {verdict === 'same' && (
            <Note tone="success">
              <Trans>This is the addendum of order {orderNumber}, unchanged.</Trans>
            </Note>
          )}
          {verdict === 'other' && (
            <Note tone="danger">
              <Trans>This is not the addendum that is kept for order {orderNumber}.</Trans>
            </Note>
          )}
          {verdict === 'failed' && <Note tone="danger">{messageOf('file-cannot-be-read')}</Note>}
          <Small>
            {t`Fingerprint of the file (SHA-256):`} <code>{addendum.sha256}</code>
          </Small>
          <Small>
            {t`Fingerprint of the content, as printed in it:`} <code>{addendum.contentSha256}</code>
          </Small>
        </>
      )}
    </Stack>
  );
}
