import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportView } from '@portal/contract/import-view';
import { Badge, Button, Fixed, Surface, useFormat } from '@portal/shared-ui';
import { FileSpreadsheet, WandSparkles } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { delimiterLabels, encodingLabels } from './import-labels.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-4) var(--s-5);
  > svg { width: 22px; height: 22px; color: var(--text-2); flex: none; }
  > div { flex: 1 1 240px; min-width: 0; }
  strong { overflow-wrap: anywhere; }
  p { font-size: var(--fs-12); line-height: 1.125rem; color: var(--text-3); }
`;

/** The file and what was recognised in it. `onReplace` is left out once the import has started. */
export function FileLine({ view, onReplace }: { view: ImportView; onReplace?: () => void }) {
  const { t, i18n } = useLingui();
  const { number } = useFormat();
  const delimiter = delimiterLabels[view.delimiter];
  const decimal = view.options.decimal;
  const facts = [
    i18n._(encodingLabels[view.encoding]),
    ...(delimiter ? [i18n._(delimiter)] : []),
    ...(decimal === ',' ? [t`decimal comma`] : decimal === '.' ? [t`decimal point`] : []),
  ];
  return (
    <Surface aria-label={t`File`}>
      <Line>
        <FileSpreadsheet aria-hidden="true" />
        <div>
          <strong>{view.fileName ? <Fixed>{view.fileName}</Fixed> : t`Removed file`}</strong>
          <p>
            <Plural
              value={view.rowEstimate}
              one={`${number(view.rowEstimate)} row`}
              other={`${number(view.rowEstimate)} rows`}
            />{' '}
            · {facts.join(' · ')}
          </p>
        </div>
        {view.rememberedFrom && (
          <Badge tone="info" icon={WandSparkles}>
            <Trans>Columns as in {view.rememberedFrom}</Trans>
          </Badge>
        )}
        {onReplace && (
          <Button size="small" onClick={onReplace}>
            {t`Replace file`}
          </Button>
        )}
      </Line>
    </Surface>
  );
}
