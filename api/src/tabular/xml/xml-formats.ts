import type { XmlFormat } from '@portal/contract/import-view';
import { allAt, at, textAt, type XmlNode } from './xml-items.ts';

/** Column name → value, in the order in which the format has them; empty ones may be left out. */
export type Cells = Map<string, string>;

type Format = {
  isItem: (name: string, root: string) => boolean;
  /** columns that every file has, so that a saved mapping fits the next one */
  columns: readonly string[];
  /** undefined for an item that the file wants to be gone */
  cells: (item: XmlNode) => Cells | undefined;
};

/** An amount with its currency, which is checked against the catalog's; a currency alone is no price. */
const priced = (amount: string, currency: string) => (amount === '' ? '' : `${amount} ${currency}`.trim());

/** Names that the file makes up itself (features, properties) never replace a column of the format. */
function addOwn(cells: Cells, name: string, value: string): void {
  if (name !== '' && value !== '' && !cells.has(name)) cells.set(name, value);
}

/** Google product feed: RSS 2.0 or Atom. Its elements are the columns; what is nested (shipping, tax) is left out. */
const google: Format = {
  isItem: (name, root) => (root === 'rss' && name === 'item') || (root === 'feed' && name === 'entry'),
  columns: ['id', 'title', 'description', 'link', 'image_link', 'price', 'brand', 'gtin', 'mpn', 'color'],
  cells(item) {
    const cells: Cells = new Map();
    for (const child of item.children) {
      if (child.children.length > 0) continue;
      addOwn(cells, child.name, child.text.trim() || (child.attributes['href'] ?? ''));
    }
    return cells;
  },
};

/** BMEcat 2005, and 1.2 with its older names. */
const bmecat: Format = {
  isItem: (name, root) => root === 'BMECAT' && (name === 'PRODUCT' || name === 'ARTICLE'),
  columns: [
    'SUPPLIER_PID',
    'DESCRIPTION_SHORT',
    'DESCRIPTION_LONG',
    'EAN',
    'MANUFACTURER_PID',
    'MANUFACTURER_NAME',
    'PRICE_AMOUNT',
    'RETAIL_PRICE_AMOUNT',
    'TAX',
    'MIME_SOURCE',
    'ACCESSORY_OF',
  ],
  cells(item) {
    if (item.attributes['mode'] === 'delete') return undefined;
    const details = at(item, 'PRODUCT_DETAILS') ?? at(item, 'ARTICLE_DETAILS') ?? item;
    const either = (...names: readonly string[]) => names.map((name) => textAt(details, name)).find(Boolean) ?? '';
    const prices = [...allAt(item, 'PRODUCT_PRICE_DETAILS'), ...allAt(item, 'ARTICLE_PRICE_DETAILS')].flatMap(
      (group) => [...allAt(group, 'PRODUCT_PRICE'), ...allAt(group, 'ARTICLE_PRICE')],
    );
    const priceOf = (...types: readonly string[]) =>
      types.map((type) => prices.find(({ attributes }) => attributes['price_type'] === type)).find(Boolean);
    const price = priceOf('net_customer', 'net_list', 'net_customer_exp');
    const retail = priceOf('nrp', 'gros_list');
    const amount = (node: XmlNode | undefined) =>
      node ? priced(textAt(node, 'PRICE_AMOUNT'), textAt(node, 'PRICE_CURRENCY')) : '';
    const cells: Cells = new Map([
      ['SUPPLIER_PID', textAt(item, 'SUPPLIER_PID') || textAt(item, 'SUPPLIER_AID')],
      ['DESCRIPTION_SHORT', either('DESCRIPTION_SHORT')],
      ['DESCRIPTION_LONG', either('DESCRIPTION_LONG')],
      ['EAN', either('INTERNATIONAL_PID', 'EAN', 'INTERNATIONAL_AID')],
      ['MANUFACTURER_PID', either('MANUFACTURER_PID', 'MANUFACTURER_AID')],
      ['MANUFACTURER_NAME', either('MANUFACTURER_NAME')],
      ['PRICE_AMOUNT', amount(price)],
      ['RETAIL_PRICE_AMOUNT', amount(retail)],
      ['TAX', price ? textAt(price, 'TAX') : ''],
      ['MIME_SOURCE', pictureOf(item)],
      ['ACCESSORY_OF', mainProductsOf(item)],
    ]);
    const features = [...allAt(item, 'PRODUCT_FEATURES'), ...allAt(item, 'ARTICLE_FEATURES')];
    for (const feature of features.flatMap((group) => allAt(group, 'FEATURE')))
      addOwn(cells, textAt(feature, 'FNAME'), textAt(feature, 'FVALUE'));
    return cells;
  },
};

/** A picture comes before a data sheet. */
function pictureOf(item: XmlNode): string {
  const files = allAt(item, 'MIME_INFO').flatMap((group) => allAt(group, 'MIME'));
  const picture = files.find((file) => textAt(file, 'MIME_TYPE').startsWith('image/')) ?? files[0];
  return picture ? textAt(picture, 'MIME_SOURCE') : '';
}

function mainProductsOf(item: XmlNode): string {
  const references = [...allAt(item, 'PRODUCT_REFERENCE'), ...allAt(item, 'ARTICLE_REFERENCE')];
  return references
    .filter(({ attributes }) => attributes['type'] === 'base_product')
    .map((reference) => textAt(reference, 'PROD_ID_TO') || textAt(reference, 'ART_ID_TO'))
    .join(', ');
}

/** Peppol catalogue: UBL Catalogue 2.1. */
const ublCatalogue: Format = {
  isItem: (name, root) => root === 'Catalogue' && name === 'CatalogueLine',
  columns: [
    'SellersItemIdentification',
    'Name',
    'Description',
    'PriceAmount',
    'Percent',
    'StandardItemIdentification',
    'ManufacturersItemIdentification',
    'BrandName',
    'Image',
    'Link',
    'PartOf',
  ],
  cells(line) {
    if (textAt(line, 'ActionCode') === 'Delete') return undefined;
    const price = at(line, 'RequiredItemLocationQuantity', 'Price', 'PriceAmount');
    const item = at(line, 'Item') ?? line;
    const links = allAt(item, 'ItemSpecificationDocumentReference').map((reference) =>
      textAt(reference, 'Attachment', 'ExternalReference', 'URI'),
    );
    const isPicture = (link: string) => /\.(?:jpe?g|png|gif|webp|avif)(?:\?\S*)?$/i.test(link);
    const cells: Cells = new Map([
      ['SellersItemIdentification', textAt(item, 'SellersItemIdentification', 'ID')],
      ['Name', textAt(item, 'Name')],
      ['Description', textAt(item, 'Description')],
      ['PriceAmount', price ? priced(price.text.trim(), price.attributes['currencyID'] ?? '') : ''],
      ['Percent', textAt(item, 'ClassifiedTaxCategory', 'Percent')],
      ['StandardItemIdentification', textAt(item, 'StandardItemIdentification', 'ID')],
      ['ManufacturersItemIdentification', textAt(item, 'ManufacturersItemIdentification', 'ID')],
      ['BrandName', textAt(item, 'BrandName')],
      ['Image', links.find(isPicture) ?? ''],
      ['Link', links.find((link) => link !== '' && !isPicture(link)) ?? ''],
    ]);
    for (const property of allAt(item, 'AdditionalItemProperty'))
      addOwn(cells, textAt(property, 'Name'), textAt(property, 'Value'));
    return cells;
  },
};

export const xmlFormats: Readonly<Record<XmlFormat, Format>> = {
  'google-feed': google,
  bmecat,
  'ubl-catalogue': ublCatalogue,
};

const roots = new Map<string, XmlFormat>([
  ['rss', 'google-feed'],
  ['feed', 'google-feed'],
  ['BMECAT', 'bmecat'],
  ['Catalogue', 'ubl-catalogue'],
]);

/** Which format a document is in, by the name of its first element; undefined when it is none of them. */
export function xmlFormatOf(beginning: string): XmlFormat | undefined {
  const first = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(beginning.replace(/<!--.*?-->/gs, ''));
  return roots.get(first?.[1] ?? '');
}
