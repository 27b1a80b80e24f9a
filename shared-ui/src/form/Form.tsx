import { useLingui } from '@lingui/react/macro';
import type { ErrorKey } from '@portal/contract/errors';
import {
  Children,
  cloneElement,
  isValidElement,
  useContext,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { ApiError } from '../api/api-error.ts';
import { messageOf } from '../errors/message-of.ts';
import { isInlinePage } from '../errors/mutation-exceptions.ts';
import { toastOf } from '../errors/react-to-error.ts';
import { ChangedSinceSeen } from '../seen/ChangedSinceSeen.tsx';
import { changesOf, type Change } from '../seen/changes-of.ts';
import { Dependants, usesOfError, type DependantLink, type Uses } from '../seen/Dependants.tsx';
import { useIsLookingOn } from '../session/use-looking-on.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Lock } from '../ui/icons.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { listAsLeft } from '../ui/list-as-left.ts';
import { Note } from '../ui/Note.tsx';
import { pageScope } from '../unsaved/unsaved.ts';
import { OverlayScope, useUnsaved } from '../unsaved/use-unsaved.ts';
import { DraftOffer } from './draft/DraftOffer.tsx';
import type { FormDraft } from './draft/use-form-draft.ts';
import { ConflictDialog } from './editing/ConflictDialog.tsx';
import type { OpenConflict } from './editing/use-editing.ts';
import { placeServerError, problemsOf } from './problems.ts';
import type { SchemaForm } from './use-schema-form.ts';

const Frame = styled.form`
  max-width: var(--form-max);
  > fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5); }
`;

const noUses: Uses = { named: [], more: 0 };

type FormProps<Input extends FieldValues, Output> = {
  form: SchemaForm<Input, Output>;
  /**
   * gets the checked values; its promise keeps the form busy. What it throws is placed at fields or above the form.
   * `false`: it asks a question first, so that nothing is saved yet
   */
  onSubmit: (values: Output) => Promise<unknown>;
  /** server errors that belong to a field: `{ 'employee-email-already-exists': 'email' }` */
  fieldFor?: Partial<Record<ErrorKey, FieldPath<Input>>>;
  /** what is typed is kept as it is typed, so leaving loses nothing and asks nothing */
  isKept?: boolean;
  /** what is typed is kept on the server; gone once it is sent */
  draft?: FormDraft | undefined;
  /** something changed since it was seen: the page takes its consent back; old and new stand above the fields */
  onChanged?: () => void;
  /** where what stands in the way of a change has its page */
  linkOf?: DependantLink;
  /** another person saved the same thing meanwhile (`useEditing`) */
  conflict?: OpenConflict | undefined;
  /** fields, then a row with the buttons */
  children: ReactNode;
};

/**
 * Checks on submit, lists what is wrong above the fields and at them, keeps what was typed, asks before it is left
 * unsaved, and is disabled while it is being sent (STYLE 1.7).
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  fieldFor = {},
  draft,
  isKept = false,
  onChanged,
  linkOf,
  conflict,
  children,
}: FormProps<Input, Output>) {
  const [attempt, setAttempt] = useState(0);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [uses, setUses] = useState<Uses>(noUses);
  const { errors, isDirty, isSubmitting, submitCount } = form.formState;
  const [saved, setSaved] = useState<string>();
  useUnsaved(
    () => !isKept && !draft?.isKept() && isDirty && !isSubmitting && JSON.stringify(form.getValues()) !== saved,
  );
  const send = form.handleSubmit(async (values) => {
    setChanges([]);
    setUses(noUses);
    try {
      if ((await onSubmit(values)) === false) return;
      setSaved(JSON.stringify(form.getValues()));
      draft?.finish();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setUses(usesOfError(error));
      const changed = changesOf(error);
      setChanges(changed);
      if (changed.length > 0) {
        onChanged?.();
        return;
      }
      if (!isInlinePage()) toastOf(error);
      placeServerError(error, fieldFor, (name) => get(form.getValues(), name) !== undefined, form.setError);
      setAttempt((count) => count + 1);
    }
  });
  const isLocked = useIsLookingOn();
  const problems = submitCount > 0 ? problemsOf(form, errors, (name) => get(form.getValues(), name)) : [];
  return (
    <Frame
      noValidate
      onSubmit={(event) => {
        // React carries it out of a dialog to the form that the dialog was opened from.
        event.stopPropagation();
        return isLocked ? event.preventDefault() : void send(event);
      }}
      aria-busy={isSubmitting || undefined}
      data-kept={isKept || undefined}
    >
      <fieldset disabled={isSubmitting}>
        {isLocked && <Note icon={Lock}>{messageOf('see-as-is-read-only')}</Note>}
        {draft?.offer && <DraftOffer {...draft.offer} />}
        <ErrorSummary problems={problems} attempt={submitCount + attempt} />
        {uses.named.length > 0 && (
          <Note tone="warn">
            <Dependants uses={uses} linkOf={linkOf} />
          </Note>
        )}
        <ChangedSinceSeen changes={changes} />
        {children}
      </fieldset>
      {conflict && <ConflictDialog form={form} conflict={conflict} />}
    </Frame>
  );
}

/** Fields one below the other inside a card. */
export const Fields = styled.div`display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--s-5);`;

/** Fields side by side; one below the other on a phone. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: var(--s-5) var(--s-4);
  align-items: start;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin-top: var(--s-2);
  &[data-in-overlay] { justify-content: flex-end; }
`;

/**
 * The buttons at the end of a form, written with the primary one first: so they stand on a page. In a dialog they stand
 * at the right and end with it, as in every dialog.
 */
export function FormActions({ children }: { children: ReactNode }) {
  const isInOverlay = useContext(OverlayScope) !== pageScope;
  const isLocked = useIsLookingOn();
  const buttons = Children.toArray(children).map((button) => (isLocked ? locked(button) : button));
  return <Buttons data-in-overlay={isInOverlay || undefined}>{isInOverlay ? buttons.toReversed() : buttons}</Buttons>;
}

/** The button that sends stays where it is, and says why it does nothing while back office looks on. */
function locked(button: ReactNode): ReactNode {
  if (!isValidElement<ComponentProps<typeof Button>>(button) || button.props.type !== 'submit') return button;
  return cloneElement(button, {
    'aria-disabled': true,
    icon: <Lock aria-hidden="true" />,
    title: messageOf('see-as-is-read-only'),
  });
}

type SaveActionsProps = {
  save: ReactNode;
  /** where Cancel leads to, or what it does */
  cancel?: string | (() => void);
  busy?: boolean;
  look?: ComponentProps<typeof Button>['look'];
};

/** The usual end of a form: the button that sends it and, where there is a way back, Cancel. */
export function SaveActions({ save, cancel, busy = false, look = 'primary' }: SaveActionsProps) {
  const { t } = useLingui();
  return (
    <FormActions>
      <Button type="submit" look={look} busy={busy}>
        {save}
      </Button>
      {typeof cancel === 'string' && <LinkButton to={listAsLeft(cancel)}>{t`Cancel`}</LinkButton>}
      {typeof cancel === 'function' && <Button onClick={cancel}>{t`Cancel`}</Button>}
    </FormActions>
  );
}
