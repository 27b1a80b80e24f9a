import { givenProduct } from './given-catalogs.ts';
import { toBody, toProductFields } from './item-form.ts';

test('a product comes back from its form with the attributes that it had, and no empty ones', () => {
  const body = toBody(toProductFields(givenProduct()));
  expect(body.attributes).toEqual({ colour: 'Fjord', 'Charging time': '38 min' });
  expect(body).toMatchObject({ price: 639_920, retailPrice: 799_900, allRisk: 3_900, employeeIns: null });
  expect(body).not.toHaveProperty('known');
});

test('known attributes are fields of their own, the others rows; one that is emptied is left out', () => {
  const fields = toProductFields(givenProduct());
  expect(fields.known).toMatchObject({ colour: 'Fjord', brand: '' });
  expect(fields.others).toEqual([{ name: 'Charging time', value: '38 min' }]);
  const emptied = { ...fields, known: { ...fields.known, colour: '', brand: 'Nordlys' } };
  expect(toBody(emptied).attributes).toEqual({ brand: 'Nordlys', 'Charging time': '38 min' });
});
