import { useLingui } from '@lingui/react/macro';
import { looksLikeCpr } from '@portal/contract/cpr';
import { useState, type ComponentProps } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { Eye, EyeOff } from '../ui/icons.ts';
import { Input, TextArea } from '../ui/Input.tsx';
import { Note } from '../ui/Note.tsx';
import { FormField, type FieldProps } from './FormField.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'type' | 'autoFocus'
>;

type TextFieldProps<In extends FieldValues, Out, Name extends FieldPath<In>> = FieldProps<In, Out, Name> & Native;

export function TextField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLocked,
  isNullable,
  ...native
}: TextFieldProps<In, Out, Name>) {
  return (
    <FormField {...{ form, name, label, hint, isOptional, isNullable }}>
      {(control, { text, change }) => (
        <Input
          {...native}
          {...control}
          readOnly={isLocked}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </FormField>
  );
}

export function EmailField<In extends FieldValues, Out, Name extends FieldPath<In>>(
  props: TextFieldProps<In, Out, Name>,
) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}

/** Several lines. A text that looks like a CPR number is warned about: none is ever stored on purpose (RULES 5). */
export function TextAreaField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  maxLength,
  placeholder,
  ...field
}: TextFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  return (
    <FormField {...field}>
      {(control, { text, change }) => (
        <>
          <TextArea
            {...control}
            readOnly={field.isLocked}
            maxLength={maxLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
          {looksLikeCpr(text) && <Note tone="warn">{t`This looks like a CPR number. It must not be kept here.`}</Note>}
        </>
      )}
    </FormField>
  );
}

const Reveal = styled.div`
  position: relative;
  input { padding-right: 92px; }
  button {
    position: absolute;
    right: 4px;
    top: 4px;
    bottom: 4px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--text-2);
    font-size: var(--fs-13);
    font-weight: 550;
    cursor: pointer;
  }
  @media (max-width: 759px) { button { top: 0; bottom: 0; } }
  svg { width: 16px; height: 16px; }
`;

/** A password with "Show"; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  autoComplete = 'new-password',
}: TextFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <FormField {...{ form, name, label, hint }}>
      {(control, { text, change }) => (
        <Reveal>
          <Input
            {...control}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {isShown ? t`Hide` : t`Show`}
          </button>
        </Reveal>
      )}
    </FormField>
  );
}
