import { Trans, useLingui } from '@lingui/react/macro';
import { searchDelayMs } from '@portal/contract/constants';
import { SalarySystemLayout } from '@portal/contract/salary-systems';
import { Card, messageOf, Note, useQuery } from '@portal/shared-ui';
import { useWatch } from '@portal/shared-ui/forms';
import { salaryColumnLabels } from '@portal/shared-ui/kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';
import type { SystemSchemaForm } from './salary-system-form.ts';
import { layoutPreview } from './salary-systems.api.ts';

const Lines = styled.pre`
  margin: var(--s-2) 0 0;
  padding: var(--s-3);
  overflow-x: auto;
  border-radius: var(--r-md);
  background: var(--n-100);
  font-size: var(--fs-13);
`;

/** A sample draw and a credit, written by the code that writes salary files. Follows the form after a short pause. */
export function LayoutPreview({ form }: { form: SystemSchemaForm }) {
  const { t } = useLingui();
  const typed = useWatch({ control: form.control, name: 'layout' });
  const [layout, setLayout] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setLayout(structuredClone(typed)), searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Card title={t`Sample lines`}>
      <p>
        <Trans>
          Employee 1042, wage code 45, one unit of 228.93 in January 2027; and the same given back to employee 1043. Run
          one test import in the payroll program before you rely on it.
        </Trans>
      </p>
      {v.is(SalarySystemLayout, layout) ? (
        <Sample layout={layout} />
      ) : (
        <Note tone="warn">{t`These settings do not make a file yet.`}</Note>
      )}
    </Card>
  );
}

function Sample({ layout }: { layout: SalarySystemLayout }) {
  const { t, i18n } = useLingui();
  const preview = useQuery(layoutPreview(layout)).data?.data;
  if (!preview) return null;
  return (
    <>
      <Lines tabIndex={0} role="region" aria-label={t`Sample file`}>{`${preview.fileName}\n\n${preview.text}`}</Lines>
      {preview.refused.map(({ source, key }) => (
        <Note key={source} tone="warn">
          {i18n._(salaryColumnLabels[source])}: {messageOf(key)}
        </Note>
      ))}
    </>
  );
}
