import type { Page } from '@playwright/test';
import { putValue } from './fill.ts';
import { refuseChanges } from './network.ts';

/** What lies uppermost: the page, or what is open above it. */
export type Surface = {
  kind: 'page' | 'dialog' | 'menu' | 'session';
  /** heading of the page or the dialog */
  title: string;
  /** how many dialogs are open */
  depth: number;
  /** where the page is */
  at: string;
  /** what its forms are known by: the labels of their fields */
  forms: string[];
  /** why other fields need no question, with what asks for them */
  unguarded: string[];
};

type Opener = { key: string; press: 'Enter' | ' ' };

/** Asked of the page by tests; each name is a function of `probe` in the page. */
export type Probe = {
  settled: () => Promise<void>;
  surface: () => Surface;
  /** what a person can press on the uppermost surface, each once: of rows and of list entries only the first one's */
  openers: () => Opener[];
  /** focuses the opener; false when it is not there any more */
  take: (key: string) => boolean;
  /** focuses the first field of a form that can be typed into; undefined when it has none */
  field: (form: number) => { type: 'text' | 'day' | 'number' | 'choice' | 'select'; value: string } | undefined;
  /** what the field holds that was focused last; undefined when it is gone */
  held: () => string | undefined;
  select: () => void;
  /** presses the submit button of a form, with its required texts emptied; false when it has none to press */
  send: (form: number, isEmptied: boolean) => boolean;
  /** fields of a form that hold nothing; for what runs in the page */
  emptyFields: (form: number) => HTMLElement[];
  /** whether what another person changed meanwhile is shown */
  isConflictShown: () => boolean;
  /** what is wrong with where the focus is; empty when it is on something a person sees */
  lostFocus: () => string;
  /** presses what leads away */
  press: (what: 'menu' | 'close' | 'logout' | 'language' | 'other-language' | 'tab') => boolean;
  session: (isOver: boolean) => void;
  /** whether the browser would ask before it leaves */
  isUnsaved: () => boolean;
  question: () => 'asked' | 'none';
  answer: (leaves: boolean) => void;
};

declare global {
  interface Window {
    probe: Probe;
    /** puts a text into a field as typing does */
    put: (field: HTMLElement, value: string) => void;
  }
}

/** Runs in the page before its own code. */
export async function installProbe(page: Page): Promise<void> {
  await refuseChanges(page);
  await page.addInitScript(putValue);
  await page.addInitScript(probe);
}

function probe(): void {
  let shown: HTMLElement | undefined;
  let pressed: HTMLElement | undefined;

  const isSeen = (element: Element | null | undefined): element is HTMLElement =>
    element instanceof HTMLElement &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0;
  const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter(isSeen);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  const dialogs = () => all(document, '[role=dialog], [role=alertdialog]').filter((one) => !one.closest('[role=menu]'));
  const questionOf = () =>
    dialogs().find((one) =>
      /Leave without saving\?|Forlad uden at gemme\?/.test(nameOf(one.querySelector('h2') ?? one)),
    );
  const sessionOf = () => all(document, 'dialog[open][aria-labelledby=session-expired]')[0];
  const main = () => document.querySelector<HTMLElement>('main') ?? document.body;
  const top = () => all(document, '[role=menu]').at(-1) ?? dialogs().at(-1) ?? main();
  const kindOf = (root: HTMLElement) => (root.matches('[role=menu]') ? 'menu' : root === main() ? 'page' : 'dialog');

  const typed =
    'input:not([type=hidden], [type=search], [type=file], [type=submit], [type=button], [type=checkbox],' +
    '[type=radio], [type=range], [type=color], [role=combobox]), textarea';
  const editable = `${typed}, select, input[type=checkbox], input[type=radio]`;
  const isFree = (field: HTMLElement) =>
    !field.matches(':disabled, [readonly], [role=search] *') && !field.closest('nav, [role=search], [data-unguarded]');
  const fieldsIn = (root: ParentNode, selector: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (field) => isFree(field) && [field, field.closest('label')].some(isSeen),
    );
  const formsOf = (root: HTMLElement): HTMLElement[] => {
    const forms = all(root, 'form').filter((form) => fieldsIn(form, editable).length > 0);
    if (forms.length > 0) return forms;
    // What is typed without a form: the colours of a theme, a reason in a dialog.
    return fieldsIn(root, typed).length > 0 ? [root] : [];
  };
  const isDay = (field: HTMLElement) => /^(dd|dd\/|dd-)/.test(field.getAttribute('placeholder') ?? '');
  const isNumber = (field: HTMLElement) =>
    field.matches('[inputmode=numeric], [inputmode=decimal], [type=number], [type=tel]');
  const isEmpty = (field: HTMLElement) =>
    field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)
      ? field.type === 'checkbox' && !field.checked
      : 'value' in field && field.value === '';
  const labelOf = (field: HTMLElement) =>
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
      ? nameOf(field.labels?.[0] ?? field)
      : '';
  const isPressable = (one: HTMLElement) =>
    !one.matches(':disabled, [aria-disabled=true], [type=submit], [slot=close], input ~ button') &&
    !one.closest('thead, [aria-label=Close], [aria-label=Luk], [aria-label=Pages], [aria-label=Sider]');
  const isFirstOfItsList = (one: HTMLElement) => {
    const row = one.closest('tbody > tr');
    if (row && row.parentElement?.querySelector('tr') !== row) return false;
    const entry = one.closest('li');
    return !entry || entry.closest('nav, [role=tablist]') !== null || entry.parentElement?.firstElementChild === entry;
  };
  const leadsElsewhere = (one: HTMLElement) =>
    one instanceof HTMLAnchorElement &&
    (one.origin !== location.origin ||
      one.pathname !== location.pathname ||
      one.search === location.search ||
      one.hasAttribute('download'));
  const pressables = (root: HTMLElement) => {
    const own =
      kindOf(root) === 'menu'
        ? all(root, '[role=menuitem]')
        : all(root, 'button, a[href], [role=tab], tbody > tr:first-child input[type=checkbox]');
    const seen = new Map<string, HTMLElement>();
    for (const one of own) {
      if (!isPressable(one) || !isFirstOfItsList(one) || leadsElsewhere(one)) continue;
      const row = one.closest('tbody') ? 'row ' : '';
      const name = row && one.localName === 'a' ? 'link' : nameOf(one).replaceAll(/[\d.,]+/g, '#');
      const key = `${row}${one.getAttribute('role') ?? one.localName} ${name}`;
      if (!seen.has(key)) seen.set(key, one);
    }
    return seen;
  };

  const frames = (count: number) =>
    new Promise<void>((done) => {
      const next = (left: number) => (left === 0 ? done() : requestAnimationFrame(() => next(left - 1)));
      next(count);
    });
  // A form is being sent as long as it asks which of two values to keep.
  const isConflictShown = () =>
    dialogs().some((one) =>
      /^(Somebody else saved this|En anden har gemt)/.test(nameOf(one.querySelector('h2') ?? one)),
    );
  const isBusy = () =>
    window.network.underWay() > 0 ||
    (!isConflictShown() && document.querySelector('[aria-busy=true], [data-awaits]') !== null);

  globalThis.window.probe = {
    async settled() {
      const end = Date.now() + 15_000;
      for (let calm = 0; calm < 3 && Date.now() < end;) {
        const before = document.body.innerHTML.length;
        await frames(2);
        calm = isBusy() || document.body.innerHTML.length !== before ? 0 : calm + 1;
      }
    },
    surface() {
      const root = top();
      const heading = root.querySelector('h1, h2, [slot=title]');
      return {
        kind: sessionOf() ? 'session' : kindOf(root),
        title: heading ? nameOf(heading) : nameOf(root).slice(0, 40),
        depth: dialogs().length,
        at: `${location.pathname}${location.search}`,
        unguarded: all(root, '[data-unguarded]').map((one) => one.dataset['unguarded'] ?? ''),
        forms: formsOf(root).map((form) => fieldsIn(form, editable).map(labelOf).slice(0, 8).join(', ')),
      };
    },
    openers: () =>
      [...pressables(top())].map(([key, one]) => ({ key, press: one instanceof HTMLInputElement ? ' ' : 'Enter' })),
    take(key) {
      const found = pressables(top()).get(key);
      pressed = found;
      found?.focus();
      return found !== undefined;
    },
    field(index) {
      const form = formsOf(top())[index];
      if (!form) return undefined;
      const texts = fieldsIn(form, typed);
      const found =
        texts.find((field) => !isDay(field)) ??
        texts[0] ??
        fieldsIn(form, 'select')[0] ??
        fieldsIn(form, 'input:not(:checked)')[0] ??
        fieldsIn(form, 'input')[0];
      if (!found) return undefined;
      shown = found;
      found.focus();
      if (found instanceof HTMLInputElement && /text|tel|url/.test(found.type))
        found.setSelectionRange(found.value.length, found.value.length);
      return {
        type:
          found.localName === 'select'
            ? 'select'
            : found.matches('[type=checkbox], [type=radio]')
              ? 'choice'
              : isDay(found)
                ? 'day'
                : isNumber(found)
                  ? 'number'
                  : 'text',
        value: this.held() ?? '',
      };
    },
    held() {
      const field = shown?.isConnected ? shown : document.querySelector(`#${CSS.escape(shown?.id ?? '-')}`);
      if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) return String(field.checked);
      if (
        field instanceof HTMLInputElement ||
        field instanceof HTMLTextAreaElement ||
        field instanceof HTMLSelectElement
      )
        return field.value;
      return undefined;
    },
    select() {
      if (!(shown instanceof HTMLSelectElement)) return;
      const other = [...shown.options].findIndex((option) => !option.selected && !option.disabled);
      if (other < 0) return;
      shown.selectedIndex = other;
      shown.dispatchEvent(new Event('input', { bubbles: true }));
      shown.dispatchEvent(new Event('change', { bubbles: true }));
    },
    send(index, isEmptied) {
      const form = formsOf(top())[index];
      if (!(form instanceof HTMLFormElement)) return false;
      const button = [...form.elements].find((one) => one.matches('[type=submit]:not(:disabled)'));
      if (!isSeen(button)) return false;
      if (isEmptied) for (const field of fieldsIn(form, typed)) window.put(field, '');
      button.focus();
      return true;
    },
    emptyFields: (index) => fieldsIn(formsOf(top())[index] ?? document.createElement('form'), editable).filter(isEmpty),
    isConflictShown,
    lostFocus() {
      const focused = document.activeElement;
      const root = top();
      if (!focused || focused === document.body) return 'the focus is nowhere';
      if (!isSeen(focused)) return `the focus is on a hidden ${focused.localName} "${nameOf(focused).slice(0, 40)}"`;
      if (kindOf(root) !== 'page' && !root.contains(focused) && !root.parentElement?.contains(focused))
        return `the focus is behind what is open, on ${focused.localName} "${nameOf(focused).slice(0, 40)}"`;
      // What was pressed may have made room above itself.
      if (focused === pressed) return '';
      const { top: from, bottom } = focused.getBoundingClientRect();
      return bottom < 0 || from > innerHeight
        ? `the focus is off the screen, on ${focused.localName} "${nameOf(focused).slice(0, 40)}"`
        : '';
    },
    press(what) {
      const outside = all(document, 'button, a[href]').filter(
        (one) => !main().contains(one) && !one.closest('[role=dialog]'),
      );
      const found = {
        menu: () =>
          all(document, 'nav a[href]').find(
            (one) => !main().contains(one) && one instanceof HTMLAnchorElement && one.pathname !== location.pathname,
          ),
        tab: () =>
          all(main(), 'nav a[href]').find(
            (one) =>
              one instanceof HTMLAnchorElement &&
              one.pathname === location.pathname &&
              new URL(one.href).searchParams.get('tab') !== new URLSearchParams(location.search).get('tab'),
          ),
        close: () => all(dialogs().at(-1) ?? document, 'button').find((one) => /^(Close|Luk)$/.test(nameOf(one))),
        logout: () => outside.find((one) => /^(Log out|Log ud)$/.test(nameOf(one))),
        language: () => outside.find((one) => /^(Language|Sprog): /.test(nameOf(one))),
        'other-language': () => outside.find((one) => one.lang !== '' && one.getAttribute('aria-pressed') === 'false'),
      }[what]();
      found?.click();
      return found !== undefined;
    },
    session(isOver) {
      const told = (key: string, newValue: string) => dispatchEvent(new StorageEvent('storage', { key, newValue }));
      if (isOver) told('portal.session-ended', 'expired');
      else told('portal.token', localStorage.getItem('portal.token') ?? '');
    },
    isUnsaved: () => !dispatchEvent(new Event('beforeunload', { cancelable: true })),
    question: () => (questionOf() ? 'asked' : 'none'),
    answer(leaves) {
      const wanted = leaves ? /^(Discard changes|Kassér ændringer)$/ : /^(Stay here|Bliv her)$/;
      all(questionOf() ?? document.body, 'button')
        .find((one) => wanted.test(nameOf(one)))
        ?.click();
    },
  };
}
