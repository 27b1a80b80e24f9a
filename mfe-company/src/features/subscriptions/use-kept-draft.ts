import type { SavedDraft } from '@portal/contract/subscription-drafts';
import { useMutation, useQueryClient, useSearchParams } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { searchWith } from './search-with.ts';
import { draftList, keepDraft } from './subscriptions.api.ts';
import { sketchOf, type StepKey, type WizardDraft } from './wizard-draft.ts';

/** How long the typing pauses before it is kept. */
const pauseMs = 800;

export type KeptDraft = {
  /** keeps it after a pause; at once where a step or the page is left */
  keep: (draft: WizardDraft, step: StepKey, atOnce?: boolean) => void;
  /** keeps it now, also what was only opened; its id */
  save: (draft: WizardDraft, step: StepKey) => Promise<string>;
  /** the draft's id, for its creation; nothing more is kept from then on */
  finish: () => string | undefined;
  isKept: boolean;
  error: unknown;
};

/** Keeps a begun subscription on the server while it is filled in; its id goes into the address (UX 1.2). */
export function useKeptDraft(opened: WizardDraft, start: SavedDraft | undefined): KeptDraft {
  const [, setSearch] = useSearchParams();
  const client = useQueryClient();
  const row = useRef(start && { id: start.id, version: start.version });
  const known = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isFinished = useRef(false);
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
  const isWaiting = useRef(false);
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => isWaiting.current && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => globalThis.removeEventListener('beforeunload', onUnload);
  }, []);

  const keep = (draft: WizardDraft, step: StepKey, atOnce = false) => {
    const fields = sketchOf(draft);
    const text = JSON.stringify(fields);
    if (isFinished.current || text === (known.current ?? JSON.stringify(sketchOf(opened)))) return;
    const run = () => {
      known.current = text;
      isWaiting.current = false;
      saving.mutate({ fields, step }, { onSuccess: ({ id }) => setSearch(searchWith('draft', id), { replace: true }) });
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
    known.current = JSON.stringify(fields);
    return (await saving.mutateAsync({ fields, step })).id;
  };
  const finish = () => {
    clearTimeout(timer.current);
    isFinished.current = true;
    isWaiting.current = false;
    return row.current?.id;
  };
  return {
    keep,
    save,
    finish,
    isKept: saving.isSuccess || (start !== undefined && saving.isIdle),
    error: saving.error,
  };
}
