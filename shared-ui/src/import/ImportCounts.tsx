import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../i18n/use-format.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';
import type { LucideIcon } from '../ui/icons.ts';

const Band = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  background: var(--line);
  gap: 1px;
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  li { display: grid; gap: 6px; justify-items: start; align-content: start; padding: var(--s-4) var(--s-5); background: var(--surface); font-size: var(--fs-12); color: var(--text-2); }
  strong { font: 650 var(--fs-28)/34px var(--font-display); color: var(--text); font-variant-numeric: tabular-nums; }
  li[data-alarm] { background: var(--danger-bg); color: var(--danger); }
`;

export type ImportCount = {
  key: string;
  label: string;
  icon: LucideIcon;
  tone: Tone;
  value: number;
  /** what happens with these rows: "will be created" */
  note?: ReactNode;
  /** tints the field while the number is not zero: rows with errors */
  isAlarm?: boolean;
};

/** What a dry run found: new, changed, unchanged, not in the file, errors (VISUAL 4). */
export function ImportCounts({ label, counts }: { label: string; counts: readonly ImportCount[] }) {
  const { number } = useFormat();
  return (
    <Band aria-label={label}>
      {counts.map(({ key, label: text, icon, tone, value, note, isAlarm }) => (
        <li key={key} data-alarm={(isAlarm && value > 0) || undefined}>
          <Badge icon={icon} tone={tone}>
            {text}
          </Badge>
          <strong>{number(value)}</strong>
          {note}
        </li>
      ))}
    </Band>
  );
}
