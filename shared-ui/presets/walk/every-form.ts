import { expect, test, type Page } from '@playwright/test';
import { accessibilityFaults, isFullRun, languagesOr, openAs } from '../browser.ts';
import { begun, type Walk } from '../every-page.ts';
import { arriveAt, listenForFaults, type Heard } from '../page-in-place.ts';
import { fillForm } from './fill.ts';
import { tryToLeave, waysFrom, type Way } from './leaving.ts';
import { installProbe, type Surface } from './probe.ts';
import { isSame, nameOf, pathOf, type Found, type Step } from './steps.ts';

/** How far the walk opens what is behind what it opened; in the full run a row, its menu, its drawer and its dialog. */
const deepest = isFullRun ? 3 : 1;
/** A button that opened no form on this many pages opens none elsewhere either; the full run presses it everywhere. */
const tries = isFullRun ? Infinity : 2;

/** How long what comes a moment later may take on a busy machine. */
const patienceMs = 10_000;

const widths = isFullRun ? [1440, 390] : [1440];
/** Of how many pages one is walked. */
const every = isFullRun ? 1 : 12;

/**
 * Finds every form of a remote by opening whatever can be opened, types in it and tries to leave: by one way each,
 * which changes from form to form, and in the full run by every way, in both languages at both widths, with axe over
 * whatever opens.
 */
export function walkEveryForm(walk: Walk): void {
  for (const locale of languagesOr('en-us'))
    for (const width of widths)
      test(`what is typed in a form is lost by no way of leaving: ${locale}, ${width} px`, async ({
        page,
        request,
      }) => {
        test.setTimeout(isFullRun ? 3_600_000 : 900_000);
        const { session, stops } = await begun(walk, request);
        const heard = await listenForFaults(page);
        await installProbe(page);
        await page.setViewportSize({ width, height: 900 });
        await openAs(page, session, '/profile', locale);
        const walked = new FormWalk(page, heard);
        for (const { path } of stops.filter((_stop, index) => index % every === 0)) await walked.walk(path);
        console.log(walked.summary());
        expect(walked.faults).toEqual([]);
      });
}

class FormWalk {
  readonly faults: string[] = [];
  private readonly fruitless = new Map<string, number>();
  private readonly forms = new Map<string, Found>();
  private readonly ways = new Map<string, number>();
  private readonly unguarded = new Set<string>();
  /** what opened over a page and was seen by axe */
  private readonly lookedAt = new Set<string>();
  private presses = 0;
  private conflicts = 0;
  private saves = 0;
  /** what the field of the form at hand held before anything was typed */
  private firstValue: string | undefined;

  private readonly page: Page;
  private readonly heard: Heard;

  constructor(page: Page, heard: Heard) {
    this.page = page;
    this.heard = heard;
  }

  summary(): string {
    const ways = [...this.ways].map(([way, count]) => `${way} ${count}`).join(', ');
    const done = `${this.forms.size} forms, ${this.presses} presses, ${this.conflicts} conflicts, ${this.saves} saves`;
    return `${done}, left by ${ways}; not asked: ${[...this.unguarded].join(', ') || 'none'}`;
  }

  /** The page and everything that opens from it; views and tabs of it are walked as well. */
  async walk(path: string): Promise<void> {
    const waiting = [path];
    const known = new Set(waiting);
    const seen = new Set<string>();
    for (let at = waiting.shift(); at; at = waiting.shift()) {
      await this.arrive(at);
      for (const next of await this.explore(at, [], seen)) {
        if (known.has(next) || known.size > 12) continue;
        known.add(next);
        waiting.push(next);
      }
      for (const name of seen) if (name.startsWith('row ')) seen.delete(name);
    }
  }

  private async arrive(at: string): Promise<void> {
    if (await this.page.evaluate(() => window.probe.isUnsaved())) await this.giveUp();
    await arriveAt(this.page, at, this.heard);
    await this.settled();
  }
  private settled = () => this.page.evaluate(() => window.probe.settled());
  private surface = () => this.page.evaluate(() => window.probe.surface());

  /** Does these steps on the page as it was arrived at; false when one cannot be done any more. */
  private async repeat(at: string, steps: readonly Step[]): Promise<boolean> {
    await this.arrive(at);
    for (const step of steps) if (!(await this.press(step))) return false;
    return true;
  }

  /** Tries the forms that are there and presses everything that has come with the last step; answers other views. */
  private async explore(at: string, steps: readonly Step[], seen: Set<string>): Promise<string[]> {
    const here = await this.surface();
    for (const why of here.unguarded) this.unguarded.add(`${why} on ${at.split('?')[0]}`);
    for (const [form, label] of here.forms.entries())
      if (await this.tryForm({ stop: at, steps, form, surface: here }, label)) await this.repeat(at, steps);
    const views: string[] = [];
    const deeper: { step: Step; seen: Set<string> }[] = [];
    for (const step of steps.length < deepest ? await this.openers() : []) {
      const name = nameOf(here, step);
      if (seen.has(name) || (this.fruitless.get(name) ?? 0) >= tries) continue;
      seen.add(name);
      if (!isSame(await this.surface(), here) && !(await this.repeat(at, steps))) break;
      if (!(await this.press(step))) continue;
      const then = await this.surface();
      const lost = await this.lostFocus();
      if (lost) this.note([at, ...[...steps, step].map(({ key }) => key)].join(' › '), [lost]);
      if (isFullRun && then.kind !== 'page') await this.lookAt(then, [at, ...[...steps, step].map(({ key }) => key)]);
      const before = this.forms.size;
      if (then.kind !== 'page' && !isSame(then, here)) await this.explore(at, [...steps, step], new Set());
      else if (then.kind === 'page' && pathOf(then.at) === pathOf(at)) {
        if (then.at !== here.at) views.push(then.at);
        else if (here.kind === 'page' && (await this.openers()).some((next) => !seen.has(nameOf(then, next))))
          deeper.push({ step, seen });
      }
      if (this.forms.size === before) this.fruitless.set(name, (this.fruitless.get(name) ?? 0) + 1);
    }
    for (const { step } of deeper)
      if (await this.repeat(at, [...steps, step])) await this.explore(at, [...steps, step], seen);
    return views;
  }

  /** What axe finds in a drawer, a dialog or a menu; each is looked at once. */
  private async lookAt({ kind, title }: Surface, way: readonly string[]): Promise<void> {
    const name = `${kind} ${title}`;
    if (this.lookedAt.has(name)) return;
    this.lookedAt.add(name);
    this.note(way.join(' › '), await accessibilityFaults(this.page));
  }

  private openers = () => this.page.evaluate(() => window.probe.openers());
  /** A page that is still on its way has the focus a moment later. */
  private async lostFocus(): Promise<string> {
    const until = Date.now() + patienceMs;
    for (;;) {
      const lost = await this.page.evaluate(() => window.probe.lostFocus());
      if (!lost || Date.now() > until) return lost;
      await this.settled();
    }
  }

  private async press({ key, press }: Step): Promise<boolean> {
    if (!(await this.page.evaluate((one) => window.probe.take(one), key))) return false;
    this.presses += 1;
    await this.page.keyboard.press(press === ' ' ? 'Space' : 'Enter');
    await this.settled();
    return true;
  }

  private note(where: string, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }

  /** Answers whether the page has to be arrived at anew. */
  private async tryForm(found: Found, label: string): Promise<boolean> {
    const { stop, steps, form, surface } = found;
    const name = `${surface.title}: ${label}`;
    if (this.forms.has(name)) return false;
    this.forms.set(name, found);
    const note = (faults: readonly string[]) =>
      this.note(`${[stop, ...steps.map(({ key }) => key)].join(' › ')} [${label.slice(0, 60)}]`, faults);
    const ways: readonly Way[] = surface.kind === 'page' ? waysFrom.page : waysFrom.dialog;
    const turn = this.forms.size % ways.length;
    for (const way of [...ways.slice(turn), ...ways.slice(0, turn)]) {
      const before = await this.page.evaluate((one) => window.probe.field(one), form);
      if (!before) {
        note(['no field can be typed into']);
        return true;
      }
      this.firstValue = before.value;
      // A choice that is made again is taken back, and the same day is no change: what stands is left from.
      const isTyped = /choice|day/.test(before.type) && (await this.page.evaluate(() => window.probe.isUnsaved()));
      if (!isTyped) await this.type(before.type);
      await this.settled();
      // A form that is kept as a draft is asked about once that is refused, as every change is here.
      await this.page.waitForFunction(() => !document.querySelector('form[data-kept]'));
      let typed = await this.page.evaluate(() => window.probe.held());
      if (typed === before.value && before.type === 'text') {
        // It is as long as it may be.
        await this.page.keyboard.press('ControlOrMeta+a');
        await this.type('text');
        await this.settled();
        typed = await this.page.evaluate(() => window.probe.held());
      }
      if (typed === before.value && !isTyped) {
        note([`typing changes nothing (${before.type})`]);
        return true;
      }
      const faults = await tryToLeave(this.page, way, typed ?? '');
      if (!faults) continue;
      this.ways.set(way, (this.ways.get(way) ?? 0) + 1);
      note(faults);
      if (!isFullRun) break;
      if (faults.length > 0 && !(await this.repeat(stop, steps))) return true;
    }
    if (isFullRun) {
      await this.repeat(stop, steps);
      this.firstValue = undefined;
      note(await this.faultsOfConflict(form));
    }
    if (await this.page.evaluate((one) => window.probe.send(one, true), form)) {
      await this.settled();
      await this.page.keyboard.press('Enter');
      await this.settled();
      const lost = await this.lostFocus();
      if (lost) note([`sent empty: ${lost}`]);
    }
    await this.giveUp();
    if (isFullRun && (await this.repeat(stop, steps))) {
      note(await this.faultsOfSaving(form));
      await this.giveUp();
    }
    return true;
  }

  /** What stands there is saved: the focus is on something that a person sees then. */
  private async faultsOfSaving(form: number): Promise<string[]> {
    const isFilled = await this.page.evaluate(fillForm, form);
    const field = await this.page.evaluate((one) => window.probe.field(one), form);
    if (!field) return [];
    // A change is what is saved: one is typed where nothing was empty.
    if (!isFilled) await this.type(field.type);
    await this.settled();
    await this.page.evaluate(() => window.network.accept(true));
    if (await this.page.evaluate((one) => window.probe.send(one, false), form)) await this.page.keyboard.press('Enter');
    await this.settled();
    const lost = (await this.page.evaluate(() => window.network.hasAccepted())) ? await this.lostFocus() : undefined;
    await this.page.evaluate(() => window.network.accept(false));
    if (lost === undefined) return [];
    this.saves += 1;
    return lost ? [`saved: ${lost}`] : [];
  }

  /** Another person has changed the same field meanwhile: both values are shown, and going back keeps what is typed. */
  private async faultsOfConflict(form: number): Promise<string[]> {
    const field = await this.page.evaluate((one) => window.probe.field(one), form);
    const before = field?.type === 'text' ? (this.firstValue ?? field.value) : '';
    if (!before) return [];
    await this.type('text');
    const typed = await this.page.evaluate(() => window.probe.held());
    await this.page.evaluate((value) => window.network.changeElsewhere(value), before);
    if (await this.page.evaluate((one) => window.probe.send(one, false), form)) await this.page.keyboard.press('Enter');
    await this.settled();
    if (!(await this.page.evaluate(() => window.network.hasRefused()))) {
      await this.page.evaluate(() => window.network.changeElsewhere(undefined));
      return [];
    }
    // The difference is loaded when it is needed.
    const isShown = await this.page
      .waitForFunction(() => window.probe.isConflictShown(), undefined, { timeout: patienceMs })
      .then(
        () => true,
        () => false,
      );
    await this.page.evaluate(() => window.network.changeElsewhere(undefined));
    this.conflicts += 1;
    if (!isShown) return ['what another person changed meanwhile is not shown'];
    await this.page.keyboard.press('Escape');
    await this.settled();
    const now = await this.page.evaluate(() => window.probe.held());
    return now === typed ? [] : [`after the difference what was typed is ${now === undefined ? 'gone' : `"${now}"`}`];
  }

  private async type(kind: 'text' | 'day' | 'number' | 'choice' | 'select'): Promise<void> {
    if (kind === 'select') return this.page.evaluate(() => window.probe.select());
    const { keyboard } = this.page;
    if (kind === 'choice') return keyboard.press('Space');
    if (kind === 'day') await keyboard.press('ControlOrMeta+a');
    return keyboard.type(kind === 'day' ? '15.3.2027' : kind === 'number' ? '7' : 'x');
  }

  /** Goes to another page and gives up what was typed. */
  private async giveUp(): Promise<void> {
    await this.page.evaluate(() => {
      history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: `${Date.now()}` }, '', '/nowhere');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await this.settled();
    if ((await this.page.evaluate(() => window.probe.question())) === 'none') return;
    await this.page.evaluate(() => window.probe.answer(true));
    await this.settled();
  }
}
