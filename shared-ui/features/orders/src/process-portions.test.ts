import type { ProcessPreview } from '@portal/contract/order-processing';
import { givenLanguage } from '@portal/shared-ui/testing';
import { processPortions, sumOf } from './process-portions.ts';

const order = (n: number, supplierId: string) => ({
  orderId: `order ${n}`,
  orderNumber: n,
  employeeName: '',
  product: '',
  status: 'ORDERED' as const,
  companyId: 'company',
  supplierId,
});

test('orders of one supplier stand together, so that it gets few files; each is in one portion', () => {
  const orders = Array.from({ length: 1_100 }, (_, n) => order(n, n % 2 === 0 ? 'even' : 'odd'));
  const portions = processPortions(orders);
  expect(portions.map(({ length }) => length)).toEqual([500, 500, 100]);
  expect(portions[0]).toEqual(orders.filter((_, n) => n % 2 === 0 && n < 1_000).map(({ orderId }) => orderId));
  expect(new Set(portions.flat()).size).toBe(1_100);
});

const dkk = (amount: number) => ({ amount, currency: 'DKK' });
const group = (supplierName: string, count: number, addresses: ProcessPreview['groups'][number]['addresses']) => ({
  companyId: 'c',
  companyName: 'Nordlys A/S',
  supplierId: supplierName,
  supplierName,
  currency: 'DKK',
  count,
  priceWithoutVat: dkk(count * 100),
  monthly: dkk(count * 10),
  addresses,
});
const preview = (...groups: ProcessPreview['groups']): ProcessPreview => ({
  groups,
  orders: [],
  refused: [],
  holdSeconds: 60,
});

test('the sum of portions has each supplier once, with its orders, amounts and addresses of all of them', () => {
  const sum = sumOf([
    preview(group('TeleGros', 500, [{ text: 'Havnegade 1', count: 500 }])),
    preview(
      group('TeleGros', 50, [
        { text: 'Søgade 2', count: 40 },
        { text: 'Havnegade 1', count: 10 },
      ]),
      group('Bordværk', 3, []),
    ),
  ]);
  expect(sum.groups).toEqual([
    group('Bordværk', 3, []),
    group('TeleGros', 550, [
      { text: 'Havnegade 1', count: 510 },
      { text: 'Søgade 2', count: 40 },
    ]),
  ]);
});

test('suppliers stand in the order of the language of the page', async () => {
  await givenLanguage('da-dk');
  const { groups } = sumOf([preview(group('Østerbro', 1, []), group('Zenit', 1, []))]);
  expect(groups.map(({ supplierName }) => supplierName)).toEqual(['Zenit', 'Østerbro']);
});
