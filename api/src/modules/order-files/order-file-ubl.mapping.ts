import { minorToText, share, sum } from '@portal/contract/money';
import { countryCode } from './country-code.mapping.ts';
import type { OrderFileLine } from './order-file-csv.mapping.ts';

/** Who buys or sells, as the document names them. */
export type UblParty = {
  /** `0184:DK12345678`: scheme and number under which the party receives documents */
  endpoint: string;
  name: string;
  address1: string;
  address2: string;
  zip: string;
  city: string;
  country: string;
  phone: string;
  email: string;
};

/** What the supplier's program asks for beside the order itself. */
export type UblSettings = { customizationId: string; profileId: string };

/** An order line with what only UBL says of it. */
export type UblLine = OrderFileLine & { vatRate: number; gtin: string };

export type UblOrder = { settings: UblSettings; buyer: UblParty; seller: UblParty; lines: readonly UblLine[] };

type Lines = readonly string[];

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd';
// oxlint-disable-next-line no-control-regex -- XML 1.0 has none; with the spaces beside them they become one
const unwritable = /[\u0000-\u0020\u007f-\u009f\u2028\u2029\ufffe\uffff]+/g;
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function xml(text: string): string {
  return text
    .toWellFormed()
    .replace(unwritable, ' ')
    .trim()
    .replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
}

/** A value; nothing at all when it is empty, because UBL knows no empty elements. */
function value(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Lines {
  const content = xml(text);
  const written = Object.entries(attributes).map(([key, attribute]) => ` ${key}="${xml(attribute)}"`);
  return content === '' ? [] : [`<cbc:${name}${written.join('')}>${content}</cbc:${name}>`];
}

/** Elements around others; nothing when there are none. */
function group(name: string, ...children: readonly Lines[]): Lines {
  const inner = children.flat();
  return inner.length === 0 ? [] : [`<cac:${name}>`, ...inner.map((line) => ` ${line}`), `</cac:${name}>`];
}

/**
 * One order as a UBL 2.1 order with two ids to choose, by default Peppol BIS Order 3 (RULES 4.4). `lines` are the
 * order's product and its accessories; nothing of anybody's salary. Elements stand in the order of the UBL schema.
 */
export function writeUblOrder({ settings, buyer, seller, lines }: UblOrder): Buffer {
  const [main] = lines;
  if (!main) throw new TypeError('an order without lines');
  const money = (name: string, amount: number) => value(name, minorToText(amount), { currencyID: main.currency });
  const exVat = sum(lines.map((line) => line.unitPriceExVat));
  const vat = sum(lines.map((line) => share(line.unitPriceExVat, line.vatRate)));
  const document = [
    ...value('CustomizationID', settings.customizationId),
    ...value('ProfileID', settings.profileId),
    ...value('ID', String(main.orderNumber)),
    ...value('IssueDate', main.orderDate),
    ...value('OrderTypeCode', '220'),
    ...value('Note', main.note),
    ...value('DocumentCurrencyCode', main.currency),
    ...group('BuyerCustomerParty', party(buyer)),
    ...group('SellerSupplierParty', party(seller)),
    ...delivery(main),
    ...group('TaxTotal', money('TaxAmount', vat)),
    ...group(
      'AnticipatedMonetaryTotal',
      money('LineExtensionAmount', exVat),
      money('TaxExclusiveAmount', exVat),
      money('TaxInclusiveAmount', exVat + vat),
      money('PayableAmount', exVat + vat),
    ),
    ...lines.flatMap(orderLine),
  ];
  return Buffer.from(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<Order xmlns="${namespace}:Order-2" xmlns:cac="${namespace}:CommonAggregateComponents-2"` +
        ` xmlns:cbc="${namespace}:CommonBasicComponents-2">`,
      ...document.map((line) => ` ${line}`),
      '</Order>',
      '',
    ].join('\n'),
  );
}

function party({ endpoint, name, phone, email, ...place }: UblParty): Lines {
  const [scheme = '', ...rest] = endpoint.split(':');
  return group(
    'Party',
    value('EndpointID', rest.join(':'), { schemeID: scheme }),
    group('PartyName', value('Name', name)),
    address('PostalAddress', place),
    group('PartyLegalEntity', value('RegistrationName', name)),
    group('Contact', value('Telephone', phone), value('ElectronicMail', email)),
  );
}

/** A country that is not known by its code stands in a line of the address, so that the parcel still arrives. */
function address(element: string, place: Pick<UblParty, 'address1' | 'address2' | 'zip' | 'city' | 'country'>): Lines {
  const code = countryCode(place.country);
  return group(
    element,
    value('StreetName', place.address1),
    value('AdditionalStreetName', place.address2),
    value('CityName', place.city),
    value('PostalZone', place.zip),
    group('AddressLine', code ? [] : value('Line', place.country)),
    group('Country', value('IdentificationCode', code ?? '')),
  );
}

function delivery(order: UblLine): Lines {
  return group(
    'Delivery',
    group('DeliveryLocation', address('Address', order)),
    group(
      'DeliveryParty',
      group('PartyName', value('Name', order.deliveryName)),
      group('Contact', value('Name', order.att), value('Telephone', order.phone), value('ElectronicMail', order.email)),
    ),
  );
}

function orderLine(line: UblLine): Lines {
  const amount = minorToText(line.unitPriceExVat);
  const currencyID = line.currency;
  return group(
    'OrderLine',
    group(
      'LineItem',
      value('ID', String(line.lineNo)),
      value('Quantity', '1', { unitCode: 'EA' }),
      value('LineExtensionAmount', amount, { currencyID }),
      group('Price', value('PriceAmount', amount, { currencyID }), value('BaseQuantity', '1', { unitCode: 'EA' })),
      group(
        'Item',
        value('Name', line.productName),
        group('BuyersItemIdentification', value('ID', line.sku)),
        group('SellersItemIdentification', value('ID', line.supplierSKU || line.sku)),
        group('StandardItemIdentification', value('ID', line.gtin, { schemeID: '0160' })),
        group(
          'ClassifiedTaxCategory',
          value('ID', line.vatRate > 0 ? 'S' : 'Z'),
          value('Percent', minorToText(line.vatRate)),
          group('TaxScheme', value('ID', 'VAT')),
        ),
        line.isAccessory ? group('AdditionalItemProperty', value('Name', 'PartOf'), value('Value', '1')) : [],
      ),
    ),
  );
}

const electronicMail = 'EM';

/** The buyer's address in the network: the company's number by the scheme of its country, else its invoice mail. */
export function buyerEndpoint(country: string, vatNo: string, invoiceMail: string): string {
  const digits = vatNo.replace(/\D/g, '');
  if (country === 'DK' && digits.length === 8) return `0184:DK${digits}`;
  if (country === 'NO' && digits.length === 9) return `0192:${digits}`;
  // A Swedish VAT number is the organisation's ten digits and `01`.
  if (country === 'SE' && (digits.length === 10 || digits.length === 12)) return `0007:${digits.slice(0, 10)}`;
  return `${electronicMail}:${invoiceMail}`;
}
