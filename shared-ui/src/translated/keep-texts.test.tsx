import { act, render } from '@testing-library/react';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { translatePage } from '../testing/translate-page.ts';
import { keepTexts } from './keep-texts.ts';

keepTexts();

let translator: MutationObserver | undefined;
const translate = () => {
  translator = translatePage();
};
afterEach(() => translator?.disconnect());

/** What is read: the marks of the translator are its own words for the same text. */
const read = (element: Element) => (element.textContent ?? '').replaceAll(/[⟦⟧]/g, '');

/** Microtasks, in which a browser tells its observers. */
const settled = () => act(async () => {});

/** Renders one after the other on a translated page, and answers what is read each time. */
async function reading(...pages: ReactNode[]): Promise<string[]> {
  const { container, rerender } = render(<main>{pages[0]}</main>);
  await settled();
  translate();
  await settled();
  const seen = [read(container)];
  for (const page of pages.slice(1)) {
    rerender(<main>{page}</main>);
    await settled();
    seen.push(read(container));
  }
  return seen;
}

test('a text that changes is read as it is now', async () => {
  const line = (price: string) => (
    <p>
      Order for {price} a month <b>{price}</b>
    </p>
  );
  expect(await reading(line('10'), line('12'), line('9'))).toEqual([
    'Order for 10 a month 10',
    'Order for 12 a month 12',
    'Order for 9 a month 9',
  ]);
});

test('texts come, go and change places', async () => {
  const line = (...parts: ReactNode[]) => <p>{parts}</p>;
  const bold = <b key="b">bold</b>;
  expect(
    await reading(line('a', bold, 'c'), line(bold, 'c'), line('x', bold, 'y', 'z'), line(null, 'y', bold)),
  ).toEqual(['aboldc', 'boldc', 'xboldyz', 'ybold']);
});

test('what comes in front of a translated text stands in front of it', async () => {
  const line = (hasMark: boolean) => (
    <p>
      {hasMark && <i>!</i>}
      open <b>x</b>
    </p>
  );
  expect(await reading(line(false), line(true), line(false))).toEqual(['open x', '!open x', 'open x']);
});

test('a text that a translator moves into what it shows is kept as well', async () => {
  const line = (name: string | null) => (
    <p>
      {name}
      <b>x</b>
    </p>
  );
  const { container, rerender } = render(line('Anna'));
  const moved = document.createElement('font');
  const text = container.querySelector('p')?.firstChild;
  if (text instanceof Text) text.replaceWith(moved);
  if (text) moved.append(text);
  await settled();
  rerender(line('Bo'));
  await settled();
  expect(container).toHaveTextContent(/^Box$/);
  rerender(line(null));
  expect(container).toHaveTextContent(/^x$/);
});

test('where a translator shows the original again, it is the text of now', async () => {
  const { container } = render(
    <p>
      one <b>two</b>
    </p>,
  );
  translate();
  await settled();
  translator?.disconnect();
  for (const font of container.querySelectorAll(':not(font) > font')) font.remove();
  await settled();
  expect(container).toHaveTextContent(/^one two$/);
});

test('a text that a translator takes away for good fails nothing', async () => {
  const line = (name: string | null) => (
    <p>
      {name}
      <b>x</b>
    </p>
  );
  const { container, rerender } = render(line('Anna'));
  container.querySelector('p')?.firstChild?.remove();
  rerender(line(null));
  expect(container).toHaveTextContent(/^x$/);
});

test('a page that changes while it is being translated is right in the end', async () => {
  let tell = () => {};
  let count = 0;
  const subscribe = (listener: () => void) => {
    tell = listener;
    return () => {};
  };
  function Line() {
    const seen = useSyncExternalStore(subscribe, () => count);
    const [late, setLate] = useState(0);
    useEffect(() => {
      // Between the translator's turn and the next one of the page's own observer.
      void Promise.resolve().then(() => setLate(seen));
    }, [seen]);
    return (
      <p>
        {seen} of {late}
        {late % 2 === 0 && <i>even</i>} {late > 2 ? 'many' : null} <u>end</u>
      </p>
    );
  }
  const { container } = render(<Line />);
  translate();
  for (count = 1; count <= 5; count += 1) await act(async () => tell());
  count = 6;
  await act(async () => tell());
  expect(read(container)).toBe('6 of 6even many end');
});

test('random pages say on a translated page what they say elsewhere', async () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const page = (depth: number): ReactNode =>
    Array.from({ length: 1 + random(5) }, (_, at) => {
      const kind = random(depth > 0 ? 6 : 4);
      if (kind === 0) return null;
      if (kind < 4) return `t${random(9)} `;
      const key = random(2) === 0 ? `k${random(4)}-${at}` : at;
      return <span key={key}>{random(3) === 0 ? `alone${random(9)}` : page(depth - 1)}</span>;
    });
  const pages = Array.from({ length: 200 }, () => page(3));
  const said = pages.map((one) => {
    const { container, unmount } = render(<main>{one}</main>);
    const text = container.textContent ?? '';
    unmount();
    return text;
  });
  expect(await reading(...pages)).toEqual(said);
});
