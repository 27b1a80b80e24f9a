import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UnsentOrderFile } from '@portal/contract/operations';
import { Badge, Card, Fixed, Instant, Link, LinkButton, TriangleAlert } from '@portal/shared-ui';
import { Rows } from './operations-style.ts';

/** Order files that their suppliers have not got, each with the way to the company's files, where it is sent again. */
export function UnsentOrderFiles({ files }: { files: readonly UnsentOrderFile[] }) {
  const { t } = useLingui();
  return (
    <Card title={t`Order files that suppliers have not got`}>
      {files.length === 0 ? (
        <p>{t`Every order file was sent.`}</p>
      ) : (
        <Rows>
          {files.map(({ id, company, supplier, fileName, orderCount, createdAt, sendAfter, sendFailedAt }) => (
            <li key={id}>
              <div>
                <strong>
                  <Link to={`/admin/companies/${company.id}`}>
                    <Fixed>{company.name}</Fixed>
                  </Link>
                </strong>
                <p>
                  <Link to={`/admin/suppliers/${supplier.id}`}>
                    <Fixed>{supplier.name}</Fixed>
                  </Link>{' '}
                  · <Fixed>{fileName}</Fixed> · <Plural value={orderCount} one="# order" other="# orders" />
                </p>
                <p>
                  {sendFailedAt ? (
                    <Trans>
                      The mail server refused it on <Instant value={sendFailedAt} />: try its mail again above.
                    </Trans>
                  ) : (
                    <Trans>
                      Made on <Instant value={createdAt} />; it leaves on <Instant value={sendAfter} /> and can be
                      cancelled until then.
                    </Trans>
                  )}
                </p>
              </div>
              {sendFailedAt ? (
                <Badge icon={TriangleAlert} tone="danger">
                  {t`Sending failed`}
                </Badge>
              ) : (
                <Badge tone="warn">{t`Not sent`}</Badge>
              )}
              <LinkButton
                size="small"
                to={`/admin/companies/${company.id}/orderfiles`}
                aria-label={t`Open the order files of ${company.name}`}
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
