import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: 6px;
  font-size: var(--fs-13);
  > :first-child { display: flex; justify-content: space-between; gap: var(--s-3); font-variant-numeric: tabular-nums; }
`;
const Track = styled.div`height: 8px; border-radius: 4px; background: var(--n-100); overflow: hidden;`;
const Fill = styled.div`height: 100%; background: var(--accent); transition: width var(--t-slow) var(--ease);`;

/** How far a job is. `text` says it in words at the right end: "640 of 1,062 rows". */
export function ProgressBar({
  label,
  done,
  total,
  text,
}: {
  label: string;
  done: number;
  total: number;
  text?: ReactNode;
}) {
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
  return (
    <Frame>
      <div>
        <span>{label}</span>
        <span>{text ?? `${percent} %`}</span>
      </div>
      <Track role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <Fill style={{ width: `${percent}%` }} />
      </Track>
    </Frame>
  );
}
