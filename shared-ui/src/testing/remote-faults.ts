import * as v from 'valibot';
import { menuIcons, RemoteMeta } from '../remote/remote-meta.ts';

/** Letters of the shell's own pages: the home page and the search. */
const shellLetters = ['h', 'q'];

/** An address whatever its ids are called: a hit of the search fills its own names in. */
const shapeOf = (address: string) => address.replace(/:\w+/g, ':');

/**
 * What is wrong with what a remote says of itself: not as the shell reads it, an address without a page, a letter given
 * twice, an unknown icon.
 */
export function remoteFaults(meta: RemoteMeta): string[] {
  const { pages, menu, actions, hits, tasks, numbers = {}, inlineErrors } = meta;
  const items = menu.flatMap((group) => group.items);
  const entries = items.flatMap((item) => [item, ...(item.children ?? [])]);
  const targets = [...entries, ...actions].map(({ to }) => to);
  const inline = inlineErrors.map((page) => page.replace(/\/\*$/, ''));
  const addresses = [
    ...targets,
    ...Object.values(hits),
    ...inline,
    ...Object.values(tasks),
    ...Object.values(numbers),
  ].map((address) => address?.replace(/\?.*/, '') ?? '');
  const shapes = pages.map(shapeOf);
  const letters = [...shellLetters, ...entries.map(({ letter }) => letter)];
  return [
    ...(v.safeParse(RemoteMeta, JSON.parse(JSON.stringify(meta))).issues ?? []).map(({ message }) => message),
    ...addresses.filter((address) => !shapes.includes(shapeOf(address))).map((address) => `no page at ${address}`),
    ...letters.filter((letter, index) => letters.indexOf(letter) !== index).map((letter) => `two pages at G ${letter}`),
    ...items.filter(({ icon }) => !menuIcons.includes(icon)).map(({ icon }) => `no icon ${icon}`),
  ];
}
