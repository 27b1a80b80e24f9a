import { useLingui } from '@lingui/react/macro';
import type { Quote } from '@portal/contract/quote';
import type { ProductDetail } from '@portal/contract/shop-products';
import { Fixed, useFormat } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { styled } from 'styled-components';
import { attributeLabels } from '../../shared/attribute-labels.ts';
import { useAttributeText } from '../../shared/use-attribute-text.ts';

const Part = styled.section`h2 { margin-bottom: 12px; font-size: 1.25rem; }`;

/** The product's attributes and what it costs elsewhere. */
export function Specifications({ product, quote }: { product: ProductDetail; quote: Quote }) {
  const { t, i18n } = useLingui();
  const { money } = useFormat();
  const text = useAttributeText(product.definitions);
  const retail = quote.estimate?.retail ?? product.offer.retailPrice;
  return (
    <Part>
      <h2>{t`Specifications`}</h2>
      <DescriptionList
        facts={[
          ...Object.entries(product.attributes).map(([name, value]) => ({
            key: name,
            label: attributeLabels[name] ? i18n._(attributeLabels[name]) : name,
            value: text(name, value),
          })),
          { key: 'retail', label: t`Retail price incl. VAT`, value: retail && <Fixed>{money(retail)}</Fixed> },
          { key: 'sku', label: t`SKU`, value: product.SKU },
          { key: 'supplier', label: t`Supplier`, value: product.supplierName },
        ]}
      />
    </Part>
  );
}
