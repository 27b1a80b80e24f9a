import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../errors/message-of.ts';
import { isOutdated } from '../query/is-outdated.ts';
import { changesOf } from '../seen/changes-of.ts';
import type { DependantLink } from '../seen/Dependants.tsx';
import { Refusal } from '../seen/Refusal.tsx';
import { useIsLookingOn } from '../session/use-looking-on.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Lock } from '../ui/icons.ts';
import { Input } from '../ui/Input.tsx';
import { Note } from '../ui/Note.tsx';
import { Stack } from '../ui/Stack.ts';
import { BindingTick } from './BindingTick.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

type ConfirmDialogProps = Omit<DialogProps, 'footer' | 'children'> & {
  /** verb, count, object: "Process 11 orders" */
  confirmText: string;
  /** what is kept by not confirming, where "Cancel" would not say it */
  cancelText?: string;
  /** does it; while its promise runs the button is busy. Success closes the dialog, a failure is shown in it. */
  onConfirm: () => Promise<unknown>;
  /** for what cannot be taken back: asks for one tick first (VISUAL 4) */
  isBinding?: boolean;
  isDanger?: boolean;
  /**
   * for what can never be undone: a word to type, such as the number of the thing; case and spaces around it are
   * forgiven
   */
  typedWord?: string;
  /** false while there is nothing to confirm: still being read, or refused. Only Close is offered then. */
  isAskable?: boolean;
  /** where what stands in the way has its page, for a refusal that names it */
  linkOf?: DependantLink | undefined;
  /** what happens, to whom, how much */
  children?: ReactNode;
};

/** Asks before something binding or destructive; says what happens, not "Are you sure?". */
export function ConfirmDialog({
  confirmText,
  cancelText,
  onConfirm,
  isBinding = false,
  isDanger = false,
  typedWord,
  isAskable = true,
  linkOf,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isLocked = useIsLookingOn();
  const [isTicked, setIsTicked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [isTickMissing, setIsTickMissing] = useState(false);
  const [typed, setTyped] = useState('');
  const [isWordMissing, setIsWordMissing] = useState(false);

  const refuse = (error: unknown) => {
    setFault(error);
    // What was ticked is not what would be done now.
    if (changesOf(error).length > 0) setIsTicked(false);
  };
  const close = () => {
    // The page behind shows what is there now, so that the next attempt is about that.
    if (isOutdated(fault)) void client.invalidateQueries();
    setIsTicked(false);
    setFault(undefined);
    setIsTickMissing(false);
    setTyped('');
    setIsWordMissing(false);
    dialog.onClose();
  };
  const confirm = async () => {
    if (isBinding && !isTicked) return setIsTickMissing(true);
    if (typedWord && typed.trim().toLowerCase() !== typedWord.toLowerCase()) return setIsWordMissing(true);
    setIsBusy(true);
    setFault(undefined);
    return onConfirm()
      .then(close, refuse)
      .finally(() => setIsBusy(false));
  };

  return (
    <Dialog
      {...dialog}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{isAskable ? (cancelText ?? t`Cancel`) : t`Close`}</Button>
          {isAskable && (
            <Button
              look={isDanger ? 'dangerSolid' : 'primary'}
              busy={isBusy}
              icon={isLocked && <Lock aria-hidden="true" />}
              aria-disabled={isLocked || undefined}
              title={isLocked ? messageOf('see-as-is-read-only') : undefined}
              onClick={() => (isLocked ? undefined : void confirm())}
            >
              {confirmText}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Refusal error={fault} linkOf={linkOf} />
        {isLocked && <Note icon={Lock}>{messageOf('see-as-is-read-only')}</Note>}
        {children}
        {typedWord && isAskable && (
          <Field
            label={t`Type ${typedWord} to confirm`}
            error={isWordMissing ? t`Type ${typedWord} exactly as it stands here.` : undefined}
          >
            {(control) => (
              <Input
                {...control}
                data-unguarded="confirmation"
                autoComplete="off"
                value={typed}
                onChange={(event) => {
                  setTyped(event.target.value);
                  setIsWordMissing(false);
                }}
              />
            )}
          </Field>
        )}
        {isBinding && (
          <BindingTick
            isTicked={isTicked}
            isMissing={isTickMissing}
            onChange={(ticked) => {
              setIsTicked(ticked);
              setIsTickMissing(false);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
