import { useLingui } from '@lingui/react/macro';
import type { ShopFacets } from '@portal/contract/shop-products';
import { Fixed } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { attributeLabels } from '../../shared/attribute-labels.ts';
import { useAttributeText } from '../../shared/use-attribute-text.ts';
import type { ChangeFilter, ShopFilter } from './shop-filter.ts';

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  button {
    padding: 5px 10px;
    border: 0;
    border-radius: var(--r-md);
    box-shadow: inset 0 0 0 1px var(--control);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button[aria-pressed='true'] { background: var(--accent-tint); box-shadow: inset 0 0 0 2px var(--accent); }
  small { margin-left: 5px; color: var(--text-3); font-variant-numeric: tabular-nums; }
`;
const valuesShown = 12;

type Props = { attributes: ShopFacets['attributes']; filter: ShopFilter; change: ChangeFilter };

/** What products have, as chips with their counts: storage, screen, colour (VISUAL-2, shop-pictures). */
export function AttributeFilters({ attributes, filter, change }: Props) {
  const { i18n } = useLingui();
  const text = useAttributeText(attributes);
  const chosen = new Set(filter.attribute);
  const press = (key: string) =>
    change({ attribute: chosen.has(key) ? filter.attribute.filter((one) => one !== key) : [...filter.attribute, key] });
  const shown = attributes.filter(
    ({ name, values }) => values.length > 1 || filter.attribute.some((key) => key.startsWith(`${name}:`)),
  );
  return shown.map(({ name, values }) => (
    <fieldset key={name}>
      <legend>{attributeLabels[name] ? i18n._(attributeLabels[name]) : <Fixed>{name}</Fixed>}</legend>
      <Chips>
        {values
          .map((one) => ({ ...one, key: `${name}:${one.value}` }))
          .filter(({ key }, index) => index < valuesShown || chosen.has(key))
          .map(({ key, value, products }) => (
            <button key={key} type="button" aria-pressed={chosen.has(key)} onClick={() => press(key)}>
              {text(name, value)}
              <small>{products}</small>
            </button>
          ))}
      </Chips>
    </fieldset>
  ));
}
