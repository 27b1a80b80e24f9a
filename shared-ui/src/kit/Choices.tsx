import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { RadioDot, Tick } from '../ui/Input.tsx';

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 9px;
  min-height: 24px;
  padding: 1px 0;
  cursor: pointer;
  > span { line-height: 1.25rem; }
  small { display: block; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); }
  &:has(input:disabled) { color: var(--text-3); cursor: default; }
  @media (max-width: 759px) { padding: 11px 0; }
`;
const Fault = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--danger); margin-top: 4px;`;

type Words = { label: ReactNode; hint?: ReactNode; error?: string | undefined };

export function Checkbox({ label, hint, error, ...input }: Words & Omit<ComponentProps<'input'>, 'type'>) {
  const errorId = useId();
  return (
    <div>
      <Row>
        <Tick {...input} aria-invalid={error ? true : undefined} aria-describedby={error ? errorId : undefined} />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </Row>
      {error && <Fault id={errorId}>{error}</Fault>}
    </div>
  );
}

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  width: 36px;
  height: 22px;
  margin: 0;
  border-radius: 11px;
  background: var(--n-500);
  cursor: pointer;
  transition: background var(--t-fast) var(--ease);
  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 16px;
    height: 16px;
    border-radius: 50%;
    background: var(--on-solid);
    transition: left var(--t-fast) var(--ease);
  }
  &:checked { background: var(--accent); }
  &:checked::after { left: 17px; }
  @media (forced-colors: active) { appearance: auto; }
`;

/** On or off, at once; inside a form that is saved use `Checkbox`. */
export function Switch({
  label,
  hint,
  ...input
}: Omit<Words, 'error'> & Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return (
    <Row>
      <Track {...input} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </Row>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  legend { font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; margin-bottom: 6px; }
  /* Rows as tall as a finger have their room in themselves; frames do not. */
  @media (max-width: 759px) { gap: 0; &:not([data-cards]) legend { margin-bottom: 0; } }
  &[data-cards] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
    gap: var(--s-2);
    > p { grid-column: 1 / -1; margin: 0; }
    > label { padding: 9px 12px; border: 1px solid var(--line-strong); border-radius: var(--r-md); }
    > label:has(input:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
  }
`;
const Hint = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;

export type Choice<Value extends string> = { value: Value; label: ReactNode; hint?: ReactNode; isDisabled?: boolean };

type RadioGroupProps<Value extends string> = {
  /** of the first choice; the error summary leads to it */
  id?: string;
  legend: ReactNode;
  /** about the question; what is about one answer stands in its choice */
  hint?: ReactNode;
  /** frames side by side, for short answers of which each is a press */
  isOfCards?: boolean | undefined;
  choices: readonly Choice<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

export function RadioGroup<Value extends string>({
  id,
  legend,
  hint,
  isOfCards,
  choices,
  value,
  onChange,
  error,
}: RadioGroupProps<Value>) {
  const name = useId();
  const [hintId, errorId] = [`${name}hint`, `${name}error`];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Group
      data-cards={isOfCards || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
    >
      <legend>{legend}</legend>
      {choices.map((choice, index) => (
        <Row key={choice.value}>
          <RadioDot
            id={index === 0 ? id : undefined}
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </Row>
      ))}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <Fault id={errorId}>{error}</Fault>}
    </Group>
  );
}

const Segments = styled.fieldset`
  legend { font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; margin-bottom: 6px; }
  > div {
    display: inline-flex;
    flex-wrap: wrap;
    padding: 3px;
    gap: 2px;
    background: var(--n-100);
    border-radius: var(--r-md);
  }
  label { position: relative; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    height: calc(var(--control-h) - 6px);
    padding: 0 12px;
    border-radius: var(--r-sm);
    font-weight: 500;
    font-size: var(--fs-13);
    color: var(--text-2);
    white-space: nowrap;
  }
  svg { width: 16px; height: 16px; }
  input:checked + span {
    background: var(--surface);
    color: var(--text);
    font-weight: 600;
    box-shadow: var(--e-1), 0 0 0 1px var(--line);
  }
  input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 1px; }
  input:disabled + span { color: var(--n-500); }
`;

/** Two to five short choices side by side; also the tabs inside a form (VISUAL 4). */
export function Segmented<Value extends string>({
  legend,
  choices,
  value,
  onChange,
}: Omit<RadioGroupProps<Value>, 'error' | 'id' | 'hint' | 'isOfCards'>) {
  const name = useId();
  return (
    <Segments>
      <legend>{legend}</legend>
      <div>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </Segments>
  );
}
