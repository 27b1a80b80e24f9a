import type { TableRow } from '../open-delimited.ts';
import { openTable } from '../open-table.ts';
import { proposeMapping } from '../propose-mapping.ts';
import { surveyTable } from '../read-table.ts';

const read = async (text: string | Buffer) => {
  const table = await openTable(Buffer.from(text));
  const rows: TableRow[] = [];
  for await (const row of table.rows) rows.push(row);
  const cell = (index: number, column: string) => rows[index]?.cells[table.header.indexOf(column)];
  return { ...table, rows, cell };
};
const mapped = (header: readonly string[], rows: readonly { cells: string[] }[]) =>
  Object.fromEntries(
    proposeMapping(
      header,
      rows.map(({ cells }) => cells),
      'product',
    ).columns.flatMap(({ field, header: name }) => (field ? [[field, name]] : [])),
  );

const rss = `<?xml version="1.0"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>
<item><g:id>A1</g:id><g:title>Phone &amp;amp; case &amp;aelig;</g:title><description>
<![CDATA[Bl&aring; <b>phone</b>]]></description>
<link>https://shop.example/a?x=1&amp;y=2</link><g:image_link>https://shop.example/a.jpg</g:image_link>
<g:price>1234.00 DKK</g:price><g:brand>Acme</g:brand><g:color>Blue</g:color><g:shipping><g:price>49 DKK</g:price>
</g:shipping></item>
<item><g:id>A2</g:id><g:title>Cover & str&oslash;m</g:title><link><![CDATA[https://shop.example/b?x=1&copy=2]]>
</link></item>
<item><g:id>A9</g:id><g:title>Broken</item>
<item><g:id>A3</g:id><g:title>Lader</g:title><g:price>99,00 DKK</g:price><g:material>Plast</g:material></item>
</channel></rss>`;

describe('a Google product feed', () => {
  test('in RSS becomes a table: a row an item, its elements the columns, HTML decoded once', async () => {
    const { encoding, delimiter, header, rows, cell } = await read(rss);
    expect([encoding, delimiter]).toEqual(['google-feed', '']);
    expect(header).toEqual([
      'id',
      'title',
      'description',
      'link',
      'image_link',
      'price',
      'brand',
      'gtin',
      'mpn',
      'color',
      'material',
    ]);
    expect(cell(0, 'title')).toBe('Phone & case æ');
    expect(cell(0, 'description')).toBe('Blå <b>phone</b>');
    expect(cell(0, 'link')).toBe('https://shop.example/a?x=1&y=2');
    expect(cell(0, 'price')).toBe('1234.00 DKK');
    expect(rows.map(({ rowNumber, problem }) => [rowNumber, problem])).toEqual([
      [1, undefined],
      [2, undefined],
      [3, 'item-not-well-formed'],
      [4, undefined],
    ]);
    expect([cell(1, 'title'), cell(1, 'link')]).toEqual(['Cover & strøm', 'https://shop.example/b?x=1&copy=2']);
    expect([cell(3, 'id'), cell(3, 'price')]).toEqual(['A3', '99,00 DKK']);
    expect(mapped(header, rows)).toMatchObject({
      SKU: 'id',
      productName: 'title',
      description: 'description',
      price: 'price',
      image: 'image_link',
      productLink: 'link',
      brand: 'brand',
      colour: 'color',
    });
  });

  test('in Atom gives its link by attribute, whatever prefix it uses', async () => {
    const { encoding, cell } =
      await read(`\ufeff<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0">
      <title>Shop</title><author><name>Shop</name></author>
      <entry><x:id>7</x:id><title>Mus</title><link href="https://shop.example/7?a=1&b=2"/><x:price>10 DKK</x:price>
      </entry></feed>`);
    expect([encoding, cell(0, 'id'), cell(0, 'link')]).toEqual(['google-feed', '7', 'https://shop.example/7?a=1&b=2']);
  });
});

test('a BMEcat 2005 catalogue gives prices, currency, pictures and features, without deleted products', async () => {
  const { encoding, header, rows, cell } = await read(
    `<?xml version="1.0" encoding="ISO-8859-1"?>
    <!DOCTYPE BMECAT SYSTEM "bmecat_2005.dtd">
    <BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd"><HEADER><CATALOG/></HEADER><T_NEW_CATALOG>
    <PRODUCT mode="new"><SUPPLIER_PID>P-1</SUPPLIER_PID>
     <PRODUCT_DETAILS><DESCRIPTION_SHORT lang="dan">Skærm</DESCRIPTION_SHORT>
     <DESCRIPTION_LONG>27 tommer</DESCRIPTION_LONG>
      <INTERNATIONAL_PID type="gtin">7560000012345</INTERNATIONAL_PID><MANUFACTURER_NAME>Acme</MANUFACTURER_NAME>
      </PRODUCT_DETAILS>
     <PRODUCT_FEATURES><FEATURE><FNAME>Farve</FNAME><FVALUE>Sort</FVALUE></FEATURE></PRODUCT_FEATURES>
     <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="nrp"><PRICE_AMOUNT>1999.00</PRICE_AMOUNT>
     <PRICE_CURRENCY>DKK</PRICE_CURRENCY></PRODUCT_PRICE>
      <PRODUCT_PRICE price_type="net_customer"><PRICE_AMOUNT>1200.50</PRICE_AMOUNT>
      <PRICE_CURRENCY>DKK</PRICE_CURRENCY><TAX>0.25</TAX></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
     <MIME_INFO><MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>https://x.example/a.pdf</MIME_SOURCE></MIME>
      <MIME><MIME_TYPE>image/jpeg</MIME_TYPE><MIME_SOURCE>https://x.example/a.jpg</MIME_SOURCE></MIME></MIME_INFO>
      </PRODUCT>
    <PRODUCT mode="delete"><SUPPLIER_PID>P-2</SUPPLIER_PID></PRODUCT>
    <ARTICLE><SUPPLIER_AID>P-3</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Kabel</DESCRIPTION_SHORT>
    </ARTICLE_DETAILS></ARTICLE>
    </T_NEW_CATALOG></BMECAT>`.replace('æ', '\u00e6'),
  );
  // Written in UTF-8 above and read as the declaration says.
  expect(encoding).toBe('bmecat');
  expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([1, 3]);
  expect(cell(0, 'PRICE_AMOUNT')).toBe('1200.50 DKK');
  expect(cell(0, 'RETAIL_PRICE_AMOUNT')).toBe('1999.00 DKK');
  expect(cell(0, 'MIME_SOURCE')).toBe('https://x.example/a.jpg');
  expect(cell(0, 'Farve')).toBe('Sort');
  expect(cell(1, 'SUPPLIER_PID')).toBe('P-3');
  expect(mapped(header, rows)).toMatchObject({
    supplierSKU: 'SUPPLIER_PID',
    productName: 'DESCRIPTION_SHORT',
    description: 'DESCRIPTION_LONG',
    price: 'PRICE_AMOUNT',
    retailPrice: 'RETAIL_PRICE_AMOUNT',
    image: 'MIME_SOURCE',
    brand: 'MANUFACTURER_NAME',
    GTIN: 'EAN',
    colour: 'Farve',
    accessoryOf: 'ACCESSORY_OF',
  });
});

test('a Peppol catalogue gives its lines; a line that is to be deleted is left out', async () => {
  const line = (id: string, more: string) => `<cac:CatalogueLine><cbc:ID>${id}</cbc:ID>${more}</cac:CatalogueLine>`;
  const { encoding, header, rows, cell } = await read(`<?xml version="1.0" encoding="UTF-8"?>
    <!-- made by a <program> -->
    <ubl:Catalogue xmlns:ubl="urn:oasis:names:specification:ubl:schema:xsd:Catalogue-2" xmlns:cac="c" xmlns:cbc="b">
    <cac:SellerSupplierParty><cac:Party><cac:PartyName><cbc:Name>Seller</cbc:Name></cac:PartyName></cac:Party>
    </cac:SellerSupplierParty>
    ${line(
      '1',
      `<cac:RequiredItemLocationQuantity><cac:Price><cbc:PriceAmount currencyID="DKK">90.00</cbc:PriceAmount>
      </cac:Price></cac:RequiredItemLocationQuantity>
      <cac:Item><cbc:Description>80 g</cbc:Description><cbc:Name>Papir</cbc:Name><cbc:BrandName>Acme</cbc:BrandName>
      <cac:SellersItemIdentification><cbc:ID>MNTR012</cbc:ID></cac:SellersItemIdentification>
      <cac:StandardItemIdentification><cbc:ID schemeID="0160">1234567890128</cbc:ID></cac:StandardItemIdentification>
      <cac:ItemSpecificationDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cac:ExternalReference>
      <cbc:URI>https://x.example/p.png</cbc:URI></cac:ExternalReference></cac:Attachment>
      </cac:ItemSpecificationDocumentReference>
      <cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent></cac:ClassifiedTaxCategory>
      <cac:AdditionalItemProperty><cbc:Name>PartOf</cbc:Name><cbc:Value>PR-1</cbc:Value></cac:AdditionalItemProperty>
      </cac:Item>`,
    )}
    ${line('2', '<cbc:ActionCode>Delete</cbc:ActionCode><cac:Item><cbc:Name>Gone</cbc:Name></cac:Item>')}
    </ubl:Catalogue>`);
  expect([encoding, rows.length]).toEqual(['ubl-catalogue', 1]);
  expect(cell(0, 'PriceAmount')).toBe('90.00 DKK');
  expect(cell(0, 'PartOf')).toBe('PR-1');
  expect(mapped(header, rows)).toMatchObject({
    supplierSKU: 'SellersItemIdentification',
    productName: 'Name',
    description: 'Description',
    price: 'PriceAmount',
    GTIN: 'StandardItemIdentification',
    brand: 'BrandName',
    image: 'Image',
    accessoryOf: 'PartOf',
  });
});

describe('XML that does harm', () => {
  const bomb =
    '<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;">]><rss><item><id>&b;</id>' +
    '</item></rss>';
  test.each([
    ['entities of its own', bomb, 'file-cannot-be-read'],
    ['a tree without end', `<rss>${'<a>'.repeat(40)}`, 'file-cannot-be-read'],
    ['an end in the middle', '<rss><item><id>1</id></item>', 'file-cannot-be-read'],
    ['a page of the web', '<!doctype html><html><body>Not found</body></html>', 'file-type-not-allowed'],
    ['no item', '<rss><channel></channel></rss>', 'file-is-empty'],
    ['an unknown encoding', '<?xml version="1.0" encoding="EBCDIC-37"?><rss/>', 'file-cannot-be-read'],
  ])('%s refuses the file', async (_what, text, key) => {
    await expect(read(text)).rejects.toMatchObject({ key });
  });

  test('one item costs its row: a broken tag, a text without end, too many elements', async () => {
    const item = (content: string) => `<item><id>1</id>${content}</item>`;
    const { rows } = await read(
      `<rss>${item('<title>a')}${item(`<title>${'x'.repeat(300_000)}</title>`)}` +
        `${item('<a/>'.repeat(2_500))}${item('')}</rss>`,
    );
    expect(rows.map(({ problem }) => problem)).toEqual([
      'item-not-well-formed',
      'cell-too-long',
      'too-many-columns',
      undefined,
    ]);
  });

  test('is read in the process for uploads, in pieces', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `<item><id>${n}</id><title>Phone ${n}</title></item>`);
    const { rows, samples, encoding } = await surveyTable(Buffer.from(`<rss>${many.join('\n')}</rss>`), 2);
    expect([rows, encoding, samples.map(([id]) => id)]).toEqual([20_000, 'google-feed', ['0', '1']]);
  });
});
