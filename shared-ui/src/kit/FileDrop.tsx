import { Trans } from '@lingui/react/macro';
import type { ErrorKey } from '@portal/contract/errors';
import { useId, useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../errors/message-of.ts';
import { Upload } from './kit-icons.ts';

const Area = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 6px;
  padding: var(--s-8) var(--s-5);
  border: 1px dashed var(--control);
  border-radius: var(--r-lg);
  background: var(--surface);
  text-align: center;
  cursor: pointer;
  svg { width: 22px; height: 22px; color: var(--text-2); }
  span { font-size: var(--fs-13); color: var(--text-3); }
  u { color: var(--accent); text-underline-offset: 3px; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
  &:has(input:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
  &[data-over] { background: var(--accent-tint); border-color: var(--accent); }
`;
const Fault = styled.p`margin-top: 6px; font-size: var(--fs-12); color: var(--danger);`;

/** Why a file is refused before it is sent; the server checks again. */
function faultOf(file: File, maxBytes: number, types: readonly string[]): ErrorKey | undefined {
  if (file.size > maxBytes) return 'file-too-large';
  if (file.size === 0) return 'file-is-empty';
  const name = file.name.toLowerCase();
  return types.length === 0 || types.some((type) => name.endsWith(type)) ? undefined : 'file-type-not-allowed';
}

type FileDropProps = {
  /** "Drop a CSV or XLSX" */
  label: ReactNode;
  /** endings with their dot, `['.csv', '.xlsx']` */
  types: readonly string[];
  maxBytes: number;
  onFile: (file: File) => void;
  /** several at once; each is told by itself */
  isMultiple?: boolean;
  hint?: ReactNode;
  /** of the server, in the page's language */
  error?: string | undefined;
};

/**
 * Dashed area to drop a file on; it is a label around the browser's own file field, so keyboards and phones work too.
 */
export function FileDrop({ label, types, maxBytes, onFile, isMultiple = false, hint, error }: FileDropProps) {
  const faultId = useId();
  const [isOver, setIsOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])].slice(0, isMultiple ? undefined : 1);
    if (chosen.length === 0) return;
    const faults = chosen.flatMap((file) => {
      const key = faultOf(file, maxBytes, types);
      if (!key) onFile(file);
      return key ? [isMultiple ? `${file.name}: ${messageOf(key)}` : messageOf(key)] : [];
    });
    setFault(faults.join(' ') || undefined);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  const shown = fault ?? error;
  return (
    <div>
      <Area
        data-over={isOver || undefined}
        onDragOver={over}
        onDragLeave={over}
        onDrop={(event) => {
          over(event);
          take(event.dataTransfer.files);
        }}
      >
        <Upload aria-hidden="true" />
        <strong>{label}</strong>
        <span>
          <Trans>
            or <u>choose a file</u>
          </Trans>
        </span>
        {hint && <span>{hint}</span>}
        <input
          type="file"
          accept={types.join(',')}
          multiple={isMultiple}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? faultId : undefined}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again after it was corrected.
            event.target.value = '';
          }}
        />
      </Area>
      {shown && (
        <Fault id={faultId} role="alert">
          {shown}
        </Fault>
      )}
    </div>
  );
}
