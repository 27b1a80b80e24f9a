import { jest } from '@jest/globals';
import { givenMeta } from '../testing/given-meta.ts';
import { everyMeta, remoteFor, type Registry } from './registry.ts';
import { bucketOf, settleTrials } from './trials.ts';

const version = (name: string, state: string, traffic?: number) => ({
  version: name,
  base: `/mfe/company/${name}/`,
  state,
  ...(traffic === undefined ? {} : { traffic }),
  release: { version: name, contract: '1.0.0', requires: {}, names: {}, files: {}, firstView: [] },
});
const withTrial = (traffic: number): Registry => ({
  schema: 1,
  serial: 1,
  remotes: {
    mfe_company: {
      roles: ['company'],
      versions: [version('3', 'canary', traffic), version('2', 'stable'), version('1', 'lastGood')],
    },
  },
});
const givenTo = async (person: string, registry: Registry) => {
  await settleTrials(person, registry);
  return remoteFor('company', registry)?.versions.map((one) => one.version);
};

const asked = jest.spyOn(globalThis, 'fetch');
const halted = (...versions: string[]) =>
  asked.mockImplementation(async () =>
    Response.json({ data: versions.map((name) => ({ remote: 'mfe_company', version: name, haltedAt: '' })) }),
  );
beforeEach(() => asked.mockReset());
afterAll(() => asked.mockRestore());

test('a share of the people is given a release on trial, the same ones each time, before the live one', async () => {
  halted();
  const people = Array.from({ length: 500 }, (_, n) => `person ${n}`);
  const given = [];
  for (const person of people) given.push((await givenTo(person, withTrial(10)))?.[0]);
  const share = given.filter((name) => name === '3').length;
  expect(share).toBeGreaterThan(25);
  expect(share).toBeLessThan(80);
  const again = [];
  for (const person of people) again.push((await givenTo(person, withTrial(10)))?.[0]);
  expect(again).toEqual(given);
  expect(await givenTo('person 1', withTrial(100))).toEqual(['3', '2', '1']);
});

test('who is given a release on trial is given its pages, and no one else is', async () => {
  const registry = withTrial(100);
  const { versions } = registry.remotes['mfe_company']!;
  versions[0]!.release.meta = givenMeta('company', { pages: ['/company/new'] });
  versions[1]!.release.meta = givenMeta('company', { pages: ['/company/orders'] });
  halted();
  await settleTrials('anna', registry);
  expect(everyMeta(registry).map(({ pages }) => pages)).toEqual([['/company/new']]);
  halted('3');
  await settleTrials('anna', registry);
  expect(everyMeta(registry).map(({ pages }) => pages)).toEqual([['/company/orders']]);
});

test('another release is tried on other people', () => {
  const people = Array.from({ length: 1000 }, (_, n) => `person ${n}`);
  const both = people.filter((one) => bucketOf(one, 'a@1') < 10 && bucketOf(one, 'a@2') < 10);
  expect(both.length).toBeLessThan(40);
});

test('a halted release is given to no person, and neither is one that cannot be asked about', async () => {
  halted('3');
  expect(await givenTo('anna', withTrial(100))).toEqual(['2', '1']);
  asked.mockRejectedValue(new TypeError('offline'));
  expect(await givenTo('anna', withTrial(100))).toEqual(['2', '1']);
});

test('without a trial nothing is asked', async () => {
  const registry = withTrial(0);
  expect(await givenTo('anna', registry)).toEqual(['2', '1']);
  expect(asked).not.toHaveBeenCalled();
});
