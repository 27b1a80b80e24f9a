import { isDay } from '@portal/contract/days';
import { line } from '@portal/contract/endpoint';
import type { SalaryPreview, SalarySelection } from '@portal/contract/manual-salary-files';
import * as v from 'valibot';

const chosenDay = v.pipe(v.string(), v.check(isDay, 'required'));
const customName = line(80);

/** The fields of the dialog; days count only where a range is asked for. */
export const SelectionForm = v.pipe(
  v.variant('mode', [
    v.object({ mode: v.literal('ALL'), from: v.string(), to: v.string(), customName }),
    v.object({ mode: v.literal('RANGE'), from: chosenDay, to: chosenDay, customName }),
  ]),
  v.forward(
    v.check(({ mode, from, to }) => mode === 'ALL' || from <= to, 'end-before-start'),
    ['to'],
  ),
);
export type SelectionForm = v.InferOutput<typeof SelectionForm>;

/** The chosen fields and what the API says a file of them would hold. */
export type Previewed = { fields: SelectionForm; preview: SalaryPreview };

/** State of the address to a file that was just made: it opens with the question of approving and sending. */
export const asksToSend = { asksToSend: true } as const;

/** As the API takes it. */
export function selectionOf({ mode, from, to, customName: name }: SelectionForm): SalarySelection {
  return mode === 'ALL' ? { mode, customName: name } : { mode, from, to, customName: name };
}
