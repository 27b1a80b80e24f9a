import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { CircleAlert } from './icons.ts';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > label { font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; }
`;
const Hint = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;
const Fault = styled.p`
  display: flex;
  gap: 5px;
  font-size: var(--fs-12);
  line-height: 1.0625rem;
  color: var(--danger);
  svg { width: 14px; height: 14px; flex: none; margin-top: 1px; }
`;
const Optional = styled.span`font-weight: 400; color: var(--text-3);`;

/** What a control inside a field must carry so that label, hint and error belong to it. */
export type FieldControl = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  /** already in the page's language */
  error?: string | undefined;
  /** shown after the label of a field that may stay empty */
  optional?: ReactNode;
  id?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, hint and error below, tied to the control for screen readers too (VISUAL 4). */
export function Field({ label, hint, error, optional, id, children }: FieldProps) {
  const generated = useId();
  const fieldId = id ?? generated;
  const [hintId, errorId] = [`${fieldId}-hint`, `${fieldId}-error`];
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return (
    <Frame>
      <label htmlFor={fieldId}>
        {label} {optional && <Optional>{optional}</Optional>}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <Fault id={errorId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </Fault>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}
