import { Trans, useLingui } from '@lingui/react/macro';
import type { FilePreview as Preview } from '@portal/contract/salary-file-preview';
import { Card, Note, Skeleton, useQuery } from '@portal/shared-ui';
import { FailedQuery, Segmented } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fileText, runText } from './salary-files.api.ts';

const Room = styled.div`
  display: grid;
  gap: var(--s-2);
  &:not(:last-child) { margin-bottom: var(--s-5); }
`;
const Bytes = styled.ol`
  max-height: 340px;
  overflow: auto;
  padding: 12px 0;
  border-radius: var(--r-md);
  background: var(--ink);
  color: var(--on-ink);
  font: 400 var(--fs-13)/1.6923 var(--font-mono);
  white-space: pre;
  @media print {
    max-height: none;
    overflow: visible;
    border: 1px solid var(--line);
    white-space: pre-wrap;
  }
  li { display: grid; grid-template-columns: 60px auto; padding: 0 14px; }
  li > span { color: var(--ink-muted); }
`;
const Foot = styled.p`font-size: var(--fs-12); color: var(--text-3); overflow-wrap: anywhere;`;

const encodings: Readonly<Record<Preview['encoding'], string>> = {
  UTF8: 'UTF-8',
  UTF8BOM: 'UTF-8, BOM',
  WIN1252: 'Windows-1252',
  ISO88591: 'ISO-8859-1',
};

/** Sixteen bytes a line: where they begin, the bytes, and what of them can be printed. */
function hexLines(hex: string): string[] {
  return (hex.match(/.{1,32}/g) ?? []).map((line) => {
    const bytes = line.match(/../g) ?? [];
    const signs = bytes.map((byte) => (/^[2-6]|^7[0-9a-e]/.test(byte) ? String.fromCharCode(parseInt(byte, 16)) : '.'));
    return `${bytes.join(' ').padEnd(48)} ${signs.join('')}`;
  });
}

function Shown({ preview: { fileName, encoding, text, hex, isWhole } }: { preview: Preview }) {
  const { t } = useLingui();
  const [as, setAs] = useState<'text' | 'hex'>('text');
  const lines = as === 'text' ? text.replace(/\r?\n$/, '').split(/\r?\n/) : hexLines(hex);
  const coded = encodings[encoding];
  const numberOf = (index: number) => (as === 'text' ? index + 1 : (index * 16).toString(16).padStart(4, '0'));
  return (
    <Room>
      <Segmented
        legend={t`Show ${fileName} as`}
        value={as}
        choices={[
          { value: 'text', label: t`Text` },
          { value: 'hex', label: t`Hex` },
        ]}
        onChange={(chosen) => setAs(chosen)}
      />
      <Bytes tabIndex={0} aria-label={t`The beginning of ${fileName}`}>
        {lines.map((line, index) => (
          <li key={index}>
            <span>{numberOf(index)}</span>
            {line}
          </li>
        ))}
      </Bytes>
      <Foot>
        {as === 'hex' ? (
          <Trans>
            {fileName}, {coded}: the first bytes
          </Trans>
        ) : isWhole ? (
          `${fileName}, ${coded}`
        ) : (
          <Trans>
            {fileName}, {coded}: the first lines
          </Trans>
        )}
      </Foot>
    </Room>
  );
}

/** The beginning of a made file, to look at before it is sent (UX 1.7). */
export function FilePreview({ salaryFileId }: { salaryFileId: string }) {
  const { t } = useLingui();
  const found = useQuery(fileText(salaryFileId));
  return (
    <Card title={t`What is in the file`}>
      {found.error && <FailedQuery label={t`The file`} error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={120} />}
      {found.data && <Shown preview={found.data.data} />}
    </Card>
  );
}

/** A coming file as it would be written now; without draws or before what stops it is corrected there is none. */
export function RunPreview({ period }: { period: string }) {
  const { t } = useLingui();
  const found = useQuery(runText(period));
  return (
    <Card title={t`The file as it will be`}>
      {found.error && <FailedQuery label={t`The file`} error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={120} />}
      {found.data?.data.length === 0 && (
        <Note>{t`It is shown when there are draws and nothing stops it any more.`}</Note>
      )}
      {found.data?.data.map((preview) => (
        <Shown key={preview.fileName} preview={preview} />
      ))}
    </Card>
  );
}
