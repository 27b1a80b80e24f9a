import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UnsentSalaryFile } from '@portal/contract/operations';
import { Badge, Card, Fixed, Instant, Link, LinkButton, Money, TriangleAlert, useFormat } from '@portal/shared-ui';
import { Rows } from './operations-style.ts';

/** Salary files that payroll has neither been sent nor downloaded, each with the way to its company. */
export function UnsentFiles({ files }: { files: readonly UnsentSalaryFile[] }) {
  const { t } = useLingui();
  const { periodTitle } = useFormat();
  return (
    <Card title={t`Salary files that payroll has not got`}>
      {files.length === 0 ? (
        <p>{t`Every salary file was sent or downloaded.`}</p>
      ) : (
        <Rows>
          {files.map((file) => (
            <li key={file.id}>
              <div>
                <strong>
                  <Link to={`/admin/companies/${file.company.id}`}>
                    <Fixed>{file.company.name}</Fixed>
                  </Link>
                </strong>
                <p>
                  <Fixed>{periodTitle(file.period)}</Fixed> · <Fixed>{file.fileName}</Fixed> ·{' '}
                  <Plural value={file.rowCount} one="# row" other="# rows" /> · <Money value={file.total} />
                </p>
                <p>
                  <WhatNext file={file} />
                </p>
              </div>
              <State state={file.state} />
              <LinkButton
                size="small"
                to={`/admin/companies/${file.company.id}/salaryfiles`}
                aria-label={t`Open the salary files of ${file.company.name}`}
              >
                {t`Open`}
              </LinkButton>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

function State({ state }: { state: UnsentSalaryFile['state'] }) {
  const { t } = useLingui();
  if (state === 'FAILED')
    return (
      <Badge icon={TriangleAlert} tone="danger">
        {t`Sending failed`}
      </Badge>
    );
  return <Badge tone="warn">{state === 'TO_APPROVE' ? t`To approve` : t`Not sent`}</Badge>;
}

/** Who sends it: the file is the company's (RULES 3.6), its mail the portal's. */
function WhatNext({ file: { state, createdAt, sendFailedAt } }: { file: UnsentSalaryFile }) {
  if (state === 'FAILED')
    return (
      <Trans>
        The mail server refused it on <Instant value={sendFailedAt ?? createdAt} />: try its mail again above.
      </Trans>
    );
  if (state === 'TO_APPROVE')
    return (
      <Trans>
        Made on <Instant value={createdAt} />; an admin of the company approves it under Salary files.
      </Trans>
    );
  return (
    <Trans>
      Made on <Instant value={createdAt} />; an admin of the company sends or downloads it under Salary files.
    </Trans>
  );
}
