import { ThemeSchema, type Theme } from '@portal/contract/theme';
import { ApiError, useUnsaved } from '@portal/shared-ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { draftLookOf, useDraftChange, type Brand, type BrandingCalls } from './branding.api.ts';
import { coloursOf, themeOf, type Colours } from './theme-fields.ts';

/** How long typing rests before it is kept. */
const pauseMs = 800;

/**
 * The colours in the fields: those of the draft, and over them what is typed until the server has it. Valid colours
 * are kept by themselves; what somebody else kept meanwhile is never overwritten unasked.
 */
export function useThemeDraft(calls: BrandingCalls, brand: Brand, behind: Theme) {
  const kept = coloursOf(draftLookOf(brand).theme ?? behind);
  const [typed, setTyped] = useState<Colours>();
  const colours = typed ?? kept;
  const checked = v.safeParse(ThemeSchema, themeOf(colours));
  const saving = useDraftChange(calls, (theme: Theme | null, version) => calls.saveTheme({ version, theme }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<Colours>(undefined);

  /** Keeps what waits now; rejects when it cannot be kept. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    const sent = waiting.current;
    waiting.current = undefined;
    if (!sent) return;
    await saving.mutateAsync(v.parse(ThemeSchema, themeOf(sent)));
    setTyped((now) => (now === sent ? undefined : now));
  };
  const flushQuietly = () => void flush().catch(() => undefined);
  const edit = (next: Colours) => {
    clearTimeout(timer.current);
    setTyped(next);
    waiting.current = v.is(ThemeSchema, themeOf(next)) ? next : undefined;
    if (waiting.current) timer.current = setTimeout(flushQuietly, pauseMs);
  };
  /** Shows what the server has. */
  const forget = () => {
    clearTimeout(timer.current);
    waiting.current = undefined;
    setTyped(undefined);
    saving.reset();
  };
  const keepMine = () => {
    waiting.current = typed;
    flushQuietly();
  };
  const latest = useRef(flushQuietly);
  useEffect(() => {
    latest.current = flushQuietly;
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => waiting.current && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      globalThis.removeEventListener('beforeunload', onUnload);
      // The page is left within the pause.
      latest.current();
    };
  }, []);
  useUnsaved(() => typed !== undefined && (!checked.success || saving.isError));
  const failure = saving.error ? ApiError.from(saving.error).key : undefined;
  const reset = () => {
    forget();
    saving.mutate(null);
  };
  return { colours, checked, edit, flush, forget, keepMine, reset, failure, isKept: typed === undefined };
}
