import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ShopCatalog } from '@portal/contract/shop-catalogs';
import type { ShopFacets } from '@portal/contract/shop-products';
import { Button, Fixed, NativeSelect, useFormat } from '@portal/shared-ui';
import { Checkbox } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AttributeFilters } from './AttributeFilters.tsx';
import { PriceLimits } from './PriceLimits.tsx';
import type { ChangeFilter, ShopFilter } from './shop-filter.ts';

const Rail = styled.div`
  display: grid;
  align-content: start;
  font-size: var(--fs-13);
  > * { min-width: 0; padding: 16px 0; }
  > * + * { border-top: 1px solid var(--line); }
  > :first-child { padding-top: 0; }
  /* Floats, because a legend stands on its fieldset's line otherwise. */
  legend { float: left; width: 100%; margin-bottom: 8px; font-weight: 600; }
  legend + * { clear: both; }
  label { gap: 10px; }
  fieldset > div + div { margin-top: 8px; }
  label > :last-child { flex: 1; }
`;
const Brand = styled.span`
  display: flex;
  gap: 8px;
  span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  small { font-size: var(--fs-12); color: var(--text-3); font-variant-numeric: tabular-nums; }
`;
const brandsFirst = 6;

type Props = {
  catalogs: readonly ShopCatalog[];
  brands: ShopFacets['brands'];
  attributes: ShopFacets['attributes'];
  filter: ShopFilter;
  change: ChangeFilter;
  asksTaxed: boolean;
};

/** Everything else that narrows the shop; the address holds all of it. */
export function FilterRail({ catalogs, brands, attributes, filter, change, asksTaxed }: Props) {
  const { t } = useLingui();
  const rounds = [...new Map(catalogs.map((round) => [round.subscriptionId, round.subscriptionName]))];
  const terms = [...new Set(catalogs.flatMap(({ periods }) => periods))].toSorted((one, other) => one - other);
  return (
    <Rail>
      <PriceLimits filter={filter} change={change} currency={catalogs[0]?.subsidy.left.currency ?? 'DKK'} />
      <fieldset>
        <legend>{t`Show`}</legend>
        <Checkbox
          label={t`Only what I can order`}
          checked={filter.orderable === 'yes'}
          onChange={(event) => change({ orderable: event.target.checked ? 'yes' : undefined })}
        />
        {asksTaxed && (
          <Checkbox
            label={t`I am already taxed of free phone`}
            checked={filter.taxed === 'yes'}
            onChange={(event) => change({ taxed: event.target.checked ? 'yes' : undefined })}
          />
        )}
      </fieldset>
      {terms.length > 1 && (
        <fieldset>
          <legend>{t`Period`}</legend>
          <NativeSelect
            aria-label={t`Period`}
            value={filter.months ?? ''}
            onChange={(event) => change({ months: Number(event.target.value) || undefined })}
          >
            <option value="">{t`As your workplace suggests`}</option>
            {terms.map((months) => (
              <option key={months} value={months}>
                {plural(months, { one: '# month', other: '# months' })}
              </option>
            ))}
          </NativeSelect>
        </fieldset>
      )}
      {rounds.length > 1 && (
        <fieldset>
          <legend>{t`Offered in`}</legend>
          <NativeSelect
            aria-label={t`Offered in`}
            value={filter.subscriptionId ?? ''}
            onChange={(event) => change({ subscriptionId: event.target.value || undefined })}
          >
            <option value="">{t`All offers`}</option>
            {rounds.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        </fieldset>
      )}
      {(brands.length > 1 || filter.brand.length > 0) && <Brands brands={brands} filter={filter} change={change} />}
      <AttributeFilters attributes={attributes} filter={filter} change={change} />
    </Rail>
  );
}

function Brands({ brands, filter, change }: Pick<Props, 'brands' | 'filter' | 'change'>) {
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const chosen = new Set(filter.brand);
  const known = new Set(brands.map(({ name }) => name));
  const gone = filter.brand.filter((name) => !known.has(name)).map((name) => ({ name, products: 0 }));
  const all = [...gone, ...brands];
  const shown = all.filter(({ name }, index) => showsAll || index < brandsFirst || chosen.has(name));
  const hidden = all.length - shown.length;
  return (
    <fieldset>
      <legend>
        <Trans>Brand</Trans>
      </legend>
      {shown.map(({ name, products }) => (
        <Checkbox
          key={name}
          label={
            <Brand>
              <span>
                <Fixed>{name}</Fixed>
              </span>
              <small>
                <Fixed>{number(products)}</Fixed>
              </small>
            </Brand>
          }
          checked={chosen.has(name)}
          onChange={(event) =>
            change({
              brand: event.target.checked ? [...filter.brand, name] : filter.brand.filter((one) => one !== name),
            })
          }
        />
      ))}
      {hidden > 0 && (
        <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
          <Plural value={hidden} one="# more brand" other="# more brands" />
        </Button>
      )}
    </fieldset>
  );
}
