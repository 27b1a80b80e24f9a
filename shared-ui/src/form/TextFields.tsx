import { useLingui } from '@lingui/react/macro';
import { looksLikeCpr } from '@portal/contract/cpr';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { Field } from '../ui/Field.tsx';
import { Eye, EyeOff } from '../ui/icons.ts';
import { Input, TextArea } from '../ui/Input.tsx';
import { Note } from '../ui/Note.tsx';
import { useFormField } from './use-form-field.ts';
import type { FieldOf } from './use-schema-form.ts';

/** Words around a control, the same for every field. */
export type FieldWords = {
  label: ReactNode;
  hint?: ReactNode;
  /** writes "(optional)" after the label */
  isOptional?: boolean;
  /** shown but not editable; say why in the hint */
  isLocked?: boolean;
};

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'type' | 'autoFocus'
>;

type TextFieldProps<Input extends FieldValues, Output, Name extends FieldPath<Input>> = FieldOf<Input, Output, Name> &
  FieldWords &
  Native & {
    /** an emptied field is null, for schemas with `v.nullable` */
    isNullable?: boolean;
  };

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
  const { t } = useLingui();
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) => (
        <Input
          {...native}
          {...control}
          ref={ref}
          name={name}
          readOnly={isLocked}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => change(isNullable && event.target.value === '' ? null : event.target.value)}
          onBlur={blur}
        />
      )}
    </Field>
  );
}

export function EmailField<In extends FieldValues, Out, Name extends FieldPath<In>>(
  props: TextFieldProps<In, Out, Name>,
) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}

/** Several lines. A text that looks like a CPR number is warned about: none is ever stored on purpose (RULES 5). */
export function TextAreaField<In extends FieldValues, Out, Name extends FieldPath<In>>({
  form,
  name,
  label,
  hint,
  isOptional,
  isLocked,
  isNullable,
  maxLength,
  placeholder,
}: TextFieldProps<In, Out, Name>) {
  const { t } = useLingui();
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  const text = typeof value === 'string' ? value : '';
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={isOptional ? t`(optional)` : undefined}>
      {(control) => (
        <>
          <TextArea
            {...control}
            ref={ref}
            name={name}
            readOnly={isLocked}
            maxLength={maxLength}
            placeholder={placeholder}
            value={text}
            onChange={(event) => change(isNullable && event.target.value === '' ? null : event.target.value)}
            onBlur={blur}
          />
          {looksLikeCpr(text) && <Note tone="warn">{t`This looks like a CPR number. It must not be kept here.`}</Note>}
        </>
      )}
    </Field>
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
  const { id, value, change, blur, ref, error } = useFormField({ form, name, label });
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <Reveal>
          <Input
            {...control}
            ref={ref}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            value={typeof value === 'string' ? value : ''}
            onChange={(event) => change(event.target.value)}
            onBlur={blur}
          />
          <button type="button" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {isShown ? t`Hide` : t`Show`}
          </button>
        </Reveal>
      )}
    </Field>
  );
}
