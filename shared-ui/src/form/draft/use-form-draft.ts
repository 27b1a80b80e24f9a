import type { DraftedForm } from '@portal/contract/form-drafts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import type { SchemaForm } from '../use-schema-form.ts';
import {
  begunForms,
  draftOf,
  keepDraft,
  removeDraft,
  scopeOf,
  useBegunForms,
  useThrowAway,
} from './form-drafts.api.ts';

/** How long typing rests before it is kept. */
const pauseMs = 800;

type Offer = {
  savedAt: string;
  /** typed in another window while this one was filled in */
  isElsewhere: boolean;
  goOn: () => void;
  throwAway: () => void;
};

/** A long form that is kept on the server while it is filled in; pass it to `Form`. */
export type FormDraft = {
  /** begun before or in another window, until the person goes on with it or throws it away */
  offer: Offer | undefined;
  /** whether leaving the form would lose nothing, asked when it is left */
  isKept: () => boolean;
  /** what it was for is created: nothing more is kept, and what was goes */
  finish: () => void;
};

/**
 * Keeps what is typed into a form that creates something, for this person alone and without secrets (UX 1). What was
 * begun before, or is typed in another window, is offered, and nothing is kept in its place until the offer is
 * answered; `?draft` answers it.
 */
export function useFormDraft<In extends FieldValues, Out>(name: DraftedForm, form: SchemaForm<In, Out>): FormDraft {
  const client = useQueryClient();
  const [search] = useSearchParams();
  const begun = useBegunForms();
  const found = begun.data?.data.find((one) => one.form === name);
  const [isAnswered, setIsAnswered] = useState(false);
  const [isStarted, setIsStarted] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  const isOffered = found !== undefined && !isAnswered && !isStarted;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string>(undefined);
  const kept = useRef<string>(undefined);
  /** of what this window has kept or gone on with */
  const version = useRef<number>(undefined);
  const isFinished = useRef(false);
  const saving = useMutation({
    // One after another, and what removes it last.
    scope: scopeOf(name),
    meta: { inline: true },
    mutationFn: async (fields: string | undefined) => {
      if (fields !== undefined) version.current = (await keepDraft(name, fields, version.current)).data.version;
      else if (version.current !== undefined) await removeDraft(name);
    },
    onSuccess: (_done, fields) => {
      kept.current = fields;
    },
    onError: (error) => {
      if (ApiError.from(error).key !== 'changed-by-someone-else') return;
      setIsElsewhere(true);
      setIsStarted(false);
      setIsAnswered(false);
    },
    onSettled: () => client.invalidateQueries({ queryKey: begunForms().queryKey }),
  });
  const send = () => {
    clearTimeout(timer.current);
    if (waiting.current !== undefined) saving.mutate(waiting.current);
    waiting.current = undefined;
  };
  const change = (values: unknown) => {
    const text = JSON.stringify(values);
    if (isFinished.current || isOffered || text === JSON.stringify(form.formState.defaultValues)) return;
    setIsStarted(true);
    waiting.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(send, pauseMs);
  };
  const latest = useRef({ send, change });
  useEffect(() => {
    latest.current = { send, change };
  });
  const { watch } = form;
  useEffect(() => {
    const typing = watch((values) => latest.current.change(values));
    const onUnload = (event: BeforeUnloadEvent) => waiting.current !== undefined && event.preventDefault();
    globalThis.addEventListener('beforeunload', onUnload);
    return () => {
      typing.unsubscribe();
      globalThis.removeEventListener('beforeunload', onUnload);
      // The page is left within the pause.
      latest.current.send();
    };
  }, [watch]);

  const answered = (seen: number | undefined) => {
    version.current = seen;
    setIsAnswered(true);
    setIsElsewhere(false);
  };
  const opening = useMutation({
    mutationFn: () => draftOf(name),
    onSuccess: ({ data }) => {
      answered(data.version);
      form.reset(together(form.getValues(), JSON.parse(data.fields)) as DefaultValues<In>, { keepDefaultValues: true });
      kept.current = JSON.stringify(form.getValues());
    },
    // It was thrown away in another window.
    onError: () => client.invalidateQueries({ queryKey: begunForms().queryKey }),
  });
  const removing = useThrowAway(name);
  const goOn = () => opening.mutate();
  const throwAway = () =>
    removing.mutate(undefined, {
      onSuccess: () => {
        answered(undefined);
        if (!form.formState.isDirty) return;
        waiting.current = JSON.stringify(form.getValues());
        send();
      },
    });
  const isAsked = isOffered && !isElsewhere && search.has('draft');
  useEffect(() => {
    if (isAsked) goOn();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address answers once
  }, [isAsked]);

  return {
    offer: isOffered && !isAsked ? { savedAt: found.savedAt, isElsewhere, goOn, throwAway } : undefined,
    isKept: () => JSON.stringify(form.getValues()) === kept.current,
    finish: () => {
      clearTimeout(timer.current);
      waiting.current = undefined;
      isFinished.current = true;
      saving.mutate(undefined);
    },
  };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was kept over what the form begins with: secrets were left out, and a newer form may have more fields. */
function together(start: unknown, kept: unknown): unknown {
  if (!isPlain(start) || !isPlain(kept)) return kept;
  const names = Object.keys(start);
  return Object.fromEntries(names.map((one) => [one, one in kept ? together(start[one], kept[one]) : start[one]]));
}
