import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Fixed, generatePath, IconButton, LinkButton, useFormat, VisuallyHidden, X } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { attributeLabels } from '../../shared/attribute-labels.ts';
import { SmallBar } from '../../shared/SmallBar.tsx';
import { useUnit } from '../../shared/use-unit.ts';
import { attributesOf, bestOf, isSame, priceRows, type Compared, type PriceRow } from './compare-rows.ts';
import { Picture, Scroll, Table } from './compare-style.ts';

type Props = { compared: readonly Compared[]; onlyDifferences: boolean; onRemove: (id: string) => void };

const addressOf = ({ product: { id, catalogId, subscriptionId }, months }: Compared) =>
  [
    generatePath('/employee/catalogs/:catalogId/products/:productId', { catalogId, productId: id }),
    new URLSearchParams({ subscriptionId, months: String(months) }),
  ].join('?');

/** Rows that differ are marked, the best value is tinted and named in words, equal ones are said once. */
export function CompareTable({ compared, onlyDifferences, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const { amount, day } = useFormat();
  const unit = useUnit(compared[0]?.product.offer.terms.currency ?? 'DKK');
  const terms = isSame(compared.map(({ months }) => months));
  const names: Record<PriceRow, ReactNode> = {
    before: t`Price before subsidy`,
    subsidy: t`less subsidy`,
    draw: t`From gross salary`,
    taxSaved: t`less tax you do not pay`,
    benefitTax: t`plus tax on the benefit`,
    net: t`Net a month`,
    netTotal: t`Net in all`,
    buyOut: t`Expected buy-out, if you keep it`,
    retail: t`Retail price incl. VAT`,
    saving: t`Saving if you keep it`,
  };
  const price = ({ row, best }: (typeof priceRows)[number]) => {
    const values = compared.map(({ prices }) => prices[row]);
    const bestValue = bestOf(values, best);
    return (
      <Row
        key={row}
        name={names[row]}
        texts={values.map((value) => (value === null ? (row === 'saving' ? t`no saving` : '–') : amount(value)))}
        bestAt={values.map((value) => bestValue !== undefined && value === bestValue)}
        bestName={best === 'highest' ? t`Highest` : t`Lowest`}
        onlyDifferences={onlyDifferences}
      />
    );
  };
  const text = (key: string, name: ReactNode, texts: string[]) => (
    <Row key={key} name={name} texts={texts} onlyDifferences={onlyDifferences} />
  );
  return (
    <Scroll tabIndex={0} role="region" aria-label={t`Comparison`}>
      <Table>
        <colgroup>
          <col />
          {compared.map(({ product }) => (
            <col key={product.id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t`What is compared`}</VisuallyHidden>
            </th>
            {compared.map((one) => (
              <Head key={one.product.id} one={one} unit={unit} to={addressOf(one)} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Part title={<Trans>A month, {unit}</Trans>} columns={compared.length} />
          {!terms &&
            text(
              'months',
              t`Period in months`,
              compared.map(({ months }) => String(months)),
            )}
          {priceRows.filter(({ part }) => part === 'month').map(price)}
          <Part title={<Trans>Over the whole period, {unit}</Trans>} columns={compared.length} />
          {priceRows.filter(({ part }) => part === 'term').map(price)}
          <Part title={t`Specifications`} columns={compared.length} />
          {attributesOf(compared).map((name) =>
            text(
              name,
              attributeLabels[name] ? i18n._(attributeLabels[name]) : name,
              compared.map(({ product }) => product.attributes[name] ?? '–'),
            ),
          )}
          {text(
            'supplier',
            t`Supplier`,
            compared.map(({ product }) => product.supplierName),
          )}
          {text(
            'until',
            t`Order by`,
            compared.map(({ product }) => day(product.round.endDate)),
          )}
        </tbody>
      </Table>
    </Scroll>
  );
}

function Head({ one, unit, to, onRemove }: { one: Compared; unit: string; to: string } & Pick<Props, 'onRemove'>) {
  const { t } = useLingui();
  const { amount } = useFormat();
  const { product, prices, monthlyPrice, months } = one;
  const { productName } = product.offer;
  return (
    <th scope="col">
      <IconButton
        label={t`Take ${productName} out of the comparison`}
        icon={<X aria-hidden="true" />}
        onClick={() => onRemove(product.id)}
      />
      <Picture picture={product.pictures[0] ?? null} categoryName={product.category.name} sizes="300px" />
      <h2>
        <Fixed>{productName}</Fixed>
      </h2>
      <b>
        <Fixed>{amount(prices.net ?? monthlyPrice)}</Fixed>
      </b>{' '}
      {prices.net === null ? <Trans>{unit} a month</Trans> : <Trans>{unit} net a month</Trans>}
      <SmallBar split={{ before: prices.before ?? 0, subsidy: one.subsidy, net: prices.net ?? monthlyPrice }} />
      <p>
        <Trans>
          in <Plural value={months} one="# month" other="# months" />
        </Trans>
      </p>
      <LinkButton to={to} block>
        {product.refusal ? t`See why not now` : <Trans>Order for {amount(monthlyPrice)} a month</Trans>}
      </LinkButton>
    </th>
  );
}

const Part = ({ title, columns }: { title: ReactNode; columns: number }) => (
  <tr>
    <th scope="colgroup" colSpan={columns + 1}>
      {title}
    </th>
  </tr>
);

type RowProps = {
  name: ReactNode;
  texts: readonly string[];
  bestAt?: readonly boolean[];
  bestName?: string;
  onlyDifferences: boolean;
};

function Row({ name, texts, bestAt = [], bestName, onlyDifferences }: RowProps) {
  const isEqual = texts.length > 1 && isSame(texts);
  if (isEqual && onlyDifferences) return null;
  return (
    <tr data-differs={!isEqual || undefined}>
      <th scope="row">{name}</th>
      {isEqual ? (
        <td colSpan={texts.length}>
          {texts[0]}
          <small>
            <Trans>same for all</Trans>
          </small>
        </td>
      ) : (
        texts.map((text, index) => (
          <td key={index} data-best={bestAt[index] || undefined}>
            {text}
            {bestAt[index] && (
              <small>
                <Fixed>{bestName}</Fixed>
              </small>
            )}
          </td>
        ))
      )}
    </tr>
  );
}
