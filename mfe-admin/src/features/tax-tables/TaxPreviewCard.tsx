import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import type { TaxPreview } from '@portal/contract/tax-preview';
import { Card, Fixed, keepPreviousData, Note, useFormat, useQuery } from '@portal/shared-ui';
import { DayInput, FailedQuery, NameLink } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { taxLabels } from './tax-labels.ts';
import { AsOf, Counts, Table } from './tax-preview-style.ts';
import { taxPreview } from './tax-tables.api.ts';
import { TaxDistribution } from './TaxDistribution.tsx';

type Props = { country: string; firstDay: Day };

/** What a day's table does to the estimates of today, before it counts. */
export function TaxPreviewCard({ country, firstDay }: Props) {
  const { t } = useLingui();
  const [asOf, setAsOf] = useState<string>(firstDay);
  const query = useQuery({ ...taxPreview(country, asOf), enabled: isDay(asOf), placeholderData: keepPreviousData });
  const preview = query.data?.data;
  return (
    <Card
      title={t`Preview`}
      actions={
        <AsOf>
          <span aria-hidden="true">{t`as of`}</span>
          <DayInput data-unguarded="filter" value={asOf} aria-label={t`Preview as of`} onChange={setAsOf} />
        </AsOf>
      }
    >
      {query.error && <FailedQuery label={t`The preview`} error={query.error} onRetry={query.refetch} />}
      {preview && <Compared preview={preview} />}
    </Card>
  );
}

type DraftPreviewProps = {
  query: { data?: { data: TaxPreview } | undefined; error: Error | null; refetch: () => unknown };
  asOf: Day;
};

/** The same for rates that are typed: it follows them. */
export function DraftPreview({ query, asOf }: DraftPreviewProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const preview = query.data?.data;
  return (
    <Card title={t`Preview as of ${day(asOf)}`}>
      {query.error && <FailedQuery label={t`The preview`} error={query.error} onRetry={query.refetch} />}
      {preview && <Compared preview={preview} />}
    </Card>
  );
}

function Compared({ preview }: { preview: TaxPreview }) {
  const { t } = useLingui();
  const { day } = useFormat();
  const { estimates, less, same, more, isCut, ordersKept, changes, companies, distribution, asOf } = preview;
  return (
    <>
      <Counts>
        <div data-less>
          <dt>{t`cost less a month`}</dt>
          <dd>{less}</dd>
        </div>
        <div>
          <dt>{t`unchanged`}</dt>
          <dd>{same}</dd>
        </div>
        <div data-more>
          <dt>{t`cost more a month`}</dt>
          <dd>{more}</dd>
        </div>
      </Counts>
      <p>
        <Trans>
          <Plural value={estimates} one="# estimate" other="# estimates" /> of products in open and coming rounds,
          today’s table against that of {day(asOf)}. No tax advice.
        </Trans>{' '}
        <Plural
          value={ordersKept}
          _0="No order is placed yet."
          one="# order keeps the rates it was made with."
          other="# orders keep the rates they were made with."
        />
      </p>
      {isCut && <Note tone="warn">{t`There are more; the first 50,000 are compared.`}</Note>}
      {less + more > 0 && <TaxDistribution bars={distribution} currency={changes[0]?.before.currency ?? ''} />}
      {changes.length > 0 && <Changes changes={changes} total={less + more} />}
      {companies.length > 0 && <ByCompany companies={companies} />}
    </>
  );
}

function Changes({ changes, total }: Pick<TaxPreview, 'changes'> & { total: number }) {
  const { t, i18n } = useLingui();
  const { amount, money } = useFormat();
  const shown = changes.length;
  return (
    <Table>
      <caption>
        {shown < total ? (
          <Trans>
            Net a month, the {shown} largest differences of {total}
          </Trans>
        ) : (
          t`Net a month`
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t`Product`}</th>
          <th scope="col">{t`Today`}</th>
          <th scope="col">{t`Then`}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ productId, productName, companyName, subscriptionName, level, before, after }) => (
          <tr key={`${productId} ${companyName} ${subscriptionName}`}>
            <th scope="row">
              <Fixed>{productName}</Fixed>
              <small>
                <Fixed>{companyName}</Fixed>, <Fixed>{subscriptionName}</Fixed> · {i18n._(taxLabels[level])}
              </small>
            </th>
            <td>
              <Fixed>{amount(before.amount)}</Fixed>
            </td>
            <td>
              <b>
                <Fixed>{money(after)}</Fixed>
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ByCompany({ companies }: Pick<TaxPreview, 'companies'>) {
  const { t } = useLingui();
  return (
    <Table>
      <caption>{t`By company`}</caption>
      <thead>
        <tr>
          <th scope="col">{t`Company`}</th>
          <th scope="col">{t`Less`}</th>
          <th scope="col">{t`Same`}</th>
          <th scope="col">{t`More`}</th>
        </tr>
      </thead>
      <tbody>
        {companies.map(({ id, companyName, less, same, more }) => (
          <tr key={id}>
            <th scope="row">
              <NameLink of={{ kind: 'company', id }}>
                <Fixed>{companyName}</Fixed>
              </NameLink>
            </th>
            <td>{less}</td>
            <td>{same}</td>
            <td>{more}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
