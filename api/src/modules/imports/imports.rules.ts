import type { ImportStatus } from '@portal/contract/import-kinds';
import { DomainError } from '../../http/domain-error.ts';

const started: readonly ImportStatus[] = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE'];

/** Whether an import writes or has written. */
export const isStarted = ({ status }: { status: ImportStatus }): boolean => started.includes(status);

/** Until it has started its mapping, reading and rows can be changed. @throws DomainError `import-already-started` */
export function assertOpen(row: { status: ImportStatus }): void {
  if (isStarted(row)) throw new DomainError('import-already-started');
}

/** Files up to this many rows are done before the answer; the page of a bigger one watches the job. */
export const rowsWhileWaiting = 2_000;
