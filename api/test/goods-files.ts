/** Goods as a supplier's system exports them, in each format that an import reads. */
export type Good = { SKU: string; name: string; price: string; brand: string; image: string };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A price is written with a point and in no currency; empty is none. */
export const goodsFiles = {
  csv: (goods: readonly Good[]) =>
    [
      'SKU;Name;Price;Brand;Image link',
      ...goods.map(({ SKU, name, price, brand, image }) => [SKU, name, price, brand, image].map(quoted).join(';')),
      '',
    ].join('\r\n'),

  google: (goods: readonly Good[], currency = 'DKK') =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
${goods
  .map(
    ({ SKU, name, price, brand, image }) => `<item><g:id>${escaped(SKU)}</g:id><g:title>${escaped(name)}</g:title>
<g:price>${price && `${price} ${currency}`}</g:price><g:brand>${escaped(brand)}</g:brand>
<g:image_link>${escaped(image)}</g:image_link><g:shipping><g:price>49 ${currency}</g:price></g:shipping></item>`,
  )
  .join('\n')}
</channel></rss>`,

  bmecat: (goods: readonly Good[], currency = 'DKK') =>
    `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd"><HEADER><CATALOG/></HEADER><T_NEW_CATALOG>
${goods
  .map(
    ({ SKU, name, price, brand, image }) => `<PRODUCT mode="new"><SUPPLIER_PID>${escaped(SKU)}</SUPPLIER_PID>
<PRODUCT_DETAILS><DESCRIPTION_SHORT>${escaped(name)}</DESCRIPTION_SHORT>
<MANUFACTURER_NAME>${escaped(brand)}</MANUFACTURER_NAME></PRODUCT_DETAILS>
<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_customer"><PRICE_AMOUNT>${price}</PRICE_AMOUNT>
<PRICE_CURRENCY>${currency}</PRICE_CURRENCY></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
<MIME_INFO><MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>${escaped(image)}</MIME_SOURCE></MIME></MIME_INFO>
</PRODUCT>`,
  )
  .join('\n')}
</T_NEW_CATALOG></BMECAT>`,
};
