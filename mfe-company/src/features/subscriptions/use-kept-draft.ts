import { getDraft, type SavedDraft } from '@portal/contract/subscription-drafts';
import { call, useMutation, useQueryClient, useSearchParams } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { searchWith } from './search-with.ts';
import { draftList, keepDraft } from './subscriptions.api.ts';
import { sketchOf, type StepKey, type WizardDraft } from './wizard-draft.ts';

/** How long the typing pauses before it is kept. */
const pauseMs = 800;

const textOf = (draft: WizardDraft, step: StepKey): string => JSON.stringify([step, sketchOf(draft)]);

export type KeptDraft = {
  /** keeps it after a pause; at once where a step or the page is left */
  keep: (draft: WizardDraft, step: StepKey, atOnce?: boolean) => void;
  /** keeps it now, also what was only opened; its id */
  save: (draft: WizardDraft, step: StepKey) => Promise<string>;
  /** keeps it in place of what another window or person has kept meanwhile */
  keepMine: () => Promise<void>;
  /** its id, once there is one */
  id: () => string | undefined;
  /** the draft's id, for its creation, when what is on its way is kept; nothing more is kept from then on */
  finish: () => Promise<string | undefined>;
  isKept: boolean;
  error: unknown;
};

/**
 * Keeps a begun subscription on the server while it is filled in, with the step that it is at; its id goes into the
 * address (UX 1.2). `at`: the step that the wizard opens with.
 */
export function useKeptDraft(opened: WizardDraft, start: SavedDraft | undefined, at: StepKey): KeptDraft {
  const [, setSearch] = useSearchParams();
  const client = useQueryClient();
  const row = useRef(start && { id: start.id, version: start.version });
  const known = useRef(textOf(opened, at));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinished = useRef(false);
  const latest = useRef<{ draft: WizardDraft; step: StepKey }>(undefined);
  const saving = useMutation({
    // One after another: each names the version that the one before left.
    scope: { id: 'subscription-draft' },
    meta: { inline: true },
    mutationFn: async ({ fields, step }: Pick<SavedDraft, 'fields' | 'step'>) => {
      const { data } = await keepDraft(row.current, { step, fields });
      row.current = { id: data.id, version: data.version };
      client.removeQueries(draftList());
      return data;
    },
  });
  const last = useRef<Promise<unknown>>(undefined);
  const isWaiting = useRef(false);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => isWaiting.current && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, []);

  const keep = (draft: WizardDraft, step: StepKey, atOnce = false) => {
    latest.current = { draft, step };
    const fields = sketchOf(draft);
    const text = textOf(draft, step);
    if (isFinished.current || text === known.current) return;
    const run = () => {
      known.current = text;
      isWaiting.current = false;
      // What fails is told by `error`.
      last.current = saving.mutateAsync({ fields, step }).then(
        ({ id }) => setSearch(searchWith('draft', id), { replace: true }),
        () => undefined,
      );
    };
    clearTimeout(timer.current);
    isWaiting.current = true;
    if (atOnce) run();
    else timer.current = setTimeout(run, pauseMs);
  };
  const save = async (draft: WizardDraft, step: StepKey) => {
    clearTimeout(timer.current);
    isWaiting.current = false;
    const fields = sketchOf(draft);
    known.current = textOf(draft, step);
    return (await saving.mutateAsync({ fields, step })).id;
  };
  const keepMine = async () => {
    if (!row.current || !latest.current) return;
    const { data } = await call(getDraft, { params: { draftId: row.current.id } });
    row.current = { id: data.id, version: data.version };
    await save(latest.current.draft, latest.current.step);
  };
  const finish = async () => {
    clearTimeout(timer.current);
    isFinished.current = true;
    isWaiting.current = false;
    await last.current;
    return row.current?.id;
  };
  return {
    keep,
    save,
    keepMine,
    id: () => row.current?.id,
    finish,
    isKept: saving.isSuccess || (start !== undefined && saving.isIdle),
    error: saving.error,
  };
}
