import { useLingui } from '@lingui/react/macro';
import { useId, useState, type ReactNode } from 'react';
import { asFixed } from '../ui/Fixed.tsx';
import { ChevronDown } from '../ui/icons.ts';

export type SalaryLine = {
  key: string;
  label: ReactNode;
  /** small line under the label: "6,399.20 ex VAT over 24 months" */
  note?: ReactNode;
  /** formatted, without currency and never negative; a step's heading has none */
  amount?: ReactNode;
  /** number before the three steps of the calculation */
  step?: 1 | 2 | 3;
  /** `part` is indented below its step, `sum` closes some lines, `result` is the row on the brand's tint */
  kind?: 'part' | 'sum' | 'result';
  /** the word before a reduction: "less" */
  less?: ReactNode;
  /** how the amount comes about, behind a button: `about` names the line to those who hear it */
  detail?: { about: string; content: ReactNode } | undefined;
};

/** One line of the calculation; what it is worked out from opens below it. */
export function SalaryRow({ label, note, amount, step, kind, less, detail }: Omit<SalaryLine, 'key'>) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div data-kind={kind} data-less={less ? true : undefined}>
      <dt>
        {step && <i aria-hidden="true">{step}</i>}
        {less && <span>{less} </span>}
        {label}
        {note && <small>{note}</small>}
      </dt>
      <dd>
        {asFixed(amount)}
        {detail && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t`How this is worked out: ${detail.about}`}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </dd>
      {detail && (
        <dd id={id} hidden={!isOpen} data-detail>
          {detail.content}
        </dd>
      )}
    </div>
  );
}
