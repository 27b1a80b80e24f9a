import { readFileSync } from 'node:fs';
import { ublDefaults } from '@portal/contract/order-file-formats';
import { SaxesParser } from 'saxes';
import { buyerEndpoint, writeUblOrder, type UblLine, type UblParty } from './order-file-ubl.mapping.ts';

const buyer: UblParty = {
  endpoint: '0184:DK12345678',
  name: 'Nordlys & Søn A/S',
  address1: 'Vesterbro 12',
  address2: '2. sal',
  zip: '9000',
  city: 'Aalborg',
  country: 'DK',
  phone: '+45 98100000',
  email: 'faktura@nordlys.example',
};
const seller: UblParty = {
  ...buyer,
  endpoint: '0088:5790000435951',
  name: 'Telefon <24>',
  address1: 'Industrivej 3',
  address2: '',
  country: 'Danmark',
  email: 'ordrer@telefon24.example',
};
const phone: UblLine = {
  orderNumber: 100_001,
  orderDate: '2026-11-20',
  companyName: 'Nordlys & Søn A/S',
  vatNo: '12345678',
  invoiceMail: 'faktura@nordlys.example',
  deliveryName: 'Anna Sørensen',
  att: 'Receptionen',
  address1: 'Havnegade 1',
  address2: '',
  zip: '8000',
  city: 'Aarhus C',
  country: 'Denmark',
  phone: '+45 12345678',
  email: 'anna@nordlys.example',
  lineNo: 1,
  isAccessory: false,
  supplierSKU: 'S-PX128',
  sku: 'PX128',
  productName: 'Phone X 6,1" <128 GB>',
  unitPriceExVat: 639_920,
  currency: 'DKK',
  note: 'Ring på\u0007 hos "Holm"\r\n& søn',
  vatRate: 2_500,
  gtin: '7560000012345',
};
const cover: UblLine = {
  ...phone,
  lineNo: 2,
  isAccessory: true,
  supplierSKU: '',
  sku: 'C1',
  productName: 'Cover',
  unitPriceExVat: 19_922,
  gtin: '',
};
const written = writeUblOrder({ settings: ublDefaults, buyer, seller, lines: [phone, cover] });

type Node = { name: string; attributes: Record<string, string>; text: string; children: Node[] };

/** The document as another program reads it: namespaces resolved, any fault of form an error. */
function read(bytes: Buffer): Node {
  const parser = new SaxesParser({ xmlns: true });
  const open: Node[] = [{ name: '', attributes: {}, text: '', children: [] }];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const node: Node = {
      name: `${uri.replace(/^urn:oasis:names:specification:ubl:schema:xsd:/, '')} ${local}`,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.name, one.value])),
      text: '',
      children: [],
    };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node) node.text += text.trim();
  });
  parser.on('closetag', () => void open.pop());
  parser.write(bytes.toString('utf8')).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('no root');
  return root;
}
const all = (node: Node): Node[] => [node, ...node.children.flatMap(all)];
const local = (node: Node) => node.name.split(' ')[1] ?? '';
const at = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce<Node[]>(
      (nodes, name) => nodes.flatMap(({ children }) => children).filter((n) => local(n) === name),
      [node],
    );
const textAt = (node: Node, path: string) => at(node, path)[0]?.text;
const minor = (text: string | undefined) => Math.round(Number(text) * 100);

test('an order with an accessory is written byte for byte as the example', () => {
  expect(written.toString('utf8')).toBe(readFileSync(new URL('./order-file-ubl.bytes', import.meta.url), 'utf8'));
});

describe('read again by an XML parser, an order', () => {
  const order = read(written);

  test('is a UBL order with the chosen ids and the elements in the order of the schema', () => {
    expect(order.name).toBe('Order-2 Order');
    expect(order.children.map(local)).toEqual([
      'CustomizationID',
      'ProfileID',
      'ID',
      'IssueDate',
      'OrderTypeCode',
      'Note',
      'DocumentCurrencyCode',
      'BuyerCustomerParty',
      'SellerSupplierParty',
      'Delivery',
      'TaxTotal',
      'AnticipatedMonetaryTotal',
      'OrderLine',
      'OrderLine',
    ]);
    expect(textAt(order, 'CustomizationID')).toBe('urn:fdc:peppol.eu:poacc:trns:order:3');
    expect(textAt(order, 'ProfileID')).toBe('urn:fdc:peppol.eu:poacc:bis:order_only:3');
    const own = read(
      writeUblOrder({
        settings: { customizationId: 'OIOUBL-2.1', profileId: 'Bestil' },
        buyer,
        seller,
        lines: [phone],
      }),
    );
    expect([textAt(own, 'CustomizationID'), textAt(own, 'ProfileID')]).toEqual(['OIOUBL-2.1', 'Bestil']);
  });

  test('names both parties with endpoint, scheme, name and country code', () => {
    for (const [role, scheme, endpoint, name] of [
      ['BuyerCustomerParty', '0184', 'DK12345678', 'Nordlys & Søn A/S'],
      ['SellerSupplierParty', '0088', '5790000435951', 'Telefon <24>'],
    ]) {
      expect(at(order, `${role}/Party/EndpointID`)[0]).toMatchObject({
        attributes: { schemeID: scheme },
        text: endpoint,
      });
      expect(textAt(order, `${role}/Party/PartyLegalEntity/RegistrationName`)).toBe(name);
      expect(textAt(order, `${role}/Party/PostalAddress/Country/IdentificationCode`)).toBe('DK');
    }
  });

  test('holds the delivery, the note without control characters, and nothing of a salary', () => {
    expect(textAt(order, 'Delivery/DeliveryLocation/Address/StreetName')).toBe('Havnegade 1');
    expect(textAt(order, 'Delivery/DeliveryParty/PartyName/Name')).toBe('Anna Sørensen');
    expect(textAt(order, 'Delivery/DeliveryParty/Contact/Name')).toBe('Receptionen');
    expect(textAt(order, 'Note')).toBe('Ring på hos "Holm" & søn');
  });

  test('follows the published rules for amounts, lines and taxes', () => {
    const nodes = all(order);
    // One currency, at most two decimals, nothing empty (T01-R003, T01-R028).
    const amounts = nodes.filter((node) => local(node).endsWith('Amount'));
    expect(amounts).toHaveLength(9);
    for (const { attributes, text } of amounts) {
      expect(attributes).toEqual({ currencyID: 'DKK' });
      expect(text).toMatch(/^\d+\.\d{2}$/);
    }
    expect(nodes.filter(({ text, children }) => text === '' && children.length === 0)).toEqual([]);
    const lines = at(order, 'OrderLine/LineItem');
    expect(lines.map((line) => textAt(line, 'ID'))).toEqual(['1', '2']);
    for (const line of lines) {
      // Quantity times price is the line's amount (T01-R024), and standard rated means a rate (T01-R030).
      expect(at(line, 'Quantity')[0]).toMatchObject({ attributes: { unitCode: 'EA' }, text: '1' });
      expect(textAt(line, 'LineExtensionAmount')).toBe(textAt(line, 'Price/PriceAmount'));
      expect(textAt(line, 'Item/ClassifiedTaxCategory/ID')).toBe('S');
      expect(textAt(line, 'Item/ClassifiedTaxCategory/Percent')).toBe('25.00');
    }
    // 6399.20 + 199.22 = 6598.42; VAT a line: 1599.80 + 49.81 (49.805 half up); together 8248.03.
    // T01-R008, R011, R017
    const total = (name: string) => minor(textAt(order, `AnticipatedMonetaryTotal/${name}`));
    expect(total('LineExtensionAmount')).toBe(659_842);
    expect(total('TaxExclusiveAmount')).toBe(659_842);
    expect(minor(textAt(order, 'TaxTotal/TaxAmount'))).toBe(164_961);
    expect(total('TaxInclusiveAmount')).toBe(824_803);
    expect(total('PayableAmount')).toBe(824_803);
  });

  test('says which article is meant, and that the accessory belongs to line 1', () => {
    const [main, extra] = at(order, 'OrderLine/LineItem/Item');
    expect(textAt(main!, 'Name')).toBe('Phone X 6,1" <128 GB>');
    expect(textAt(main!, 'SellersItemIdentification/ID')).toBe('S-PX128');
    expect(at(main!, 'StandardItemIdentification/ID')[0]).toMatchObject({
      attributes: { schemeID: '0160' },
      text: '7560000012345',
    });
    expect(at(main!, 'AdditionalItemProperty')).toEqual([]);
    expect(textAt(extra!, 'SellersItemIdentification/ID')).toBe('C1');
    expect(textAt(extra!, 'AdditionalItemProperty/Value')).toBe('1');
  });
});

test('goods without VAT are zero rated, and a country that nobody knows stays in the address', () => {
  const order = read(
    writeUblOrder({ settings: ublDefaults, buyer, seller, lines: [{ ...phone, vatRate: 0, country: 'Atlantis' }] }),
  );
  expect(textAt(order, 'OrderLine/LineItem/Item/ClassifiedTaxCategory/ID')).toBe('Z');
  expect(textAt(order, 'AnticipatedMonetaryTotal/PayableAmount')).toBe('6399.20');
  expect(at(order, 'Delivery/DeliveryLocation/Address/Country')).toEqual([]);
  expect(textAt(order, 'Delivery/DeliveryLocation/Address/AddressLine/Line')).toBe('Atlantis');
});

test.each([
  ['DK', 'DK12345678', '0184:DK12345678'],
  ['DK', '12 34 56 78', '0184:DK12345678'],
  ['NO', '923 609 016 MVA', '0192:923609016'],
  ['SE', 'SE556123456701', '0007:5561234567'],
  ['SE', '556123-4567', '0007:5561234567'],
  ['DE', 'DE123456789', 'EM:faktura@nordlys.example'],
])('a buyer in %s with the number %j is reached at %j', (country, number, endpoint) => {
  expect(buyerEndpoint(country, number, 'faktura@nordlys.example')).toBe(endpoint);
});
