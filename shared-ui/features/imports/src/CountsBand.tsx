import { Trans, useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Badge, Fixed, type LucideIcon, Plus, Surface, type Tone, TriangleAlert, useFormat } from '@portal/shared-ui';
import { CircleQuestionMark, Equal, Pencil } from '@portal/shared-ui/kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Band = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  > div {
    display: grid;
    gap: 4px;
    justify-items: start;
    align-content: start;
    padding: var(--s-4) var(--s-5);
    box-shadow: 1px 1px 0 var(--line);
  }
  > div[data-danger] { background: var(--danger-bg); color: var(--danger); }
  dd strong {
    display: block;
    font-family: var(--font-display);
    font-size: var(--fs-28);
    line-height: 2.125rem;
    font-variant-numeric: tabular-nums;
  }
  dd span { font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-2); }
  div[data-danger] dd span { color: var(--danger); }
  overflow: hidden;
  border-radius: var(--r-lg);
`;

type CountProps = {
  tone: Tone;
  icon: LucideIcon;
  label: string;
  value: number;
  isDanger?: boolean;
  children: ReactNode;
};

function Count({ tone, icon, label, value, isDanger = false, children }: CountProps) {
  const { number } = useFormat();
  return (
    <div data-danger={isDanger || undefined}>
      <dt>
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
      </dt>
      <dd>
        <strong>
          <Fixed>{number(value)}</Fixed>
        </strong>
        <span>{children}</span>
      </dd>
    </div>
  );
}

/** What happens, or has happened, to the rows, as five numbers. New, changed, unchanged and errors make up the file. */
export function CountsBand({ view }: { view: ImportView }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const { counts, summary, options } = view;
  const isUndone = view.status === 'UNDONE';
  const isDone = view.status === 'DONE' || isUndone;
  return (
    <Surface aria-label={t`Result`}>
      <Band>
        <Count tone="success" icon={Plus} label={t`New`} value={counts.new}>
          {isUndone ? t`had been created` : isDone ? t`created` : t`will be created`}
        </Count>
        <Count tone="info" icon={Pencil} label={t`Changed`} value={counts.changed}>
          {summary.priceMoved > 0 ? (
            <Trans>{number(summary.priceMoved)} prices moved over 20 %</Trans>
          ) : isUndone ? (
            t`had been updated`
          ) : isDone ? (
            t`updated`
          ) : (
            t`will be updated`
          )}
        </Count>
        <Count tone="neutral" icon={Equal} label={t`Unchanged`} value={counts.unchanged}>
          {t`nothing happens`}
        </Count>
        <Count tone="outline" icon={CircleQuestionMark} label={t`Not in file`} value={summary.missing}>
          {options.missing === 'hide'
            ? isUndone
              ? t`had been hidden`
              : isDone
                ? t`hidden`
                : t`will be hidden`
            : t`kept`}
        </Count>
        <Count
          tone={counts.errors > 0 ? 'danger' : 'neutral'}
          icon={TriangleAlert}
          label={t`Errors`}
          value={counts.errors}
          isDanger={counts.errors > 0}
        >
          {isDone ? t`left out` : t`will be left out`}
        </Count>
      </Band>
    </Surface>
  );
}
