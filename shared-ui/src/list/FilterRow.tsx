import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, dayOf } from '@portal/contract/days';
import { operatorsOf, type ListCondition, type ListOperator } from '@portal/contract/list-fields';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { parseHundredths } from '../form/parse-number.ts';
import { useFormat } from '../i18n/use-format.ts';
import { Checkbox } from '../kit/Choices.tsx';
import { DayInput } from '../kit/DayInput.tsx';
import { Select } from '../kit/Select.tsx';
import { IconButton } from '../ui/Button.tsx';
import { X } from '../ui/icons.ts';
import { Input } from '../ui/Input.tsx';
import { Note } from '../ui/Note.tsx';
import type { FilterField } from './filter-fields.ts';
import { operatorWord, valueWord } from './filter-words.ts';

const Line = styled.div`
  display: grid;
  grid-template-columns: 76px minmax(120px, 180px) minmax(120px, 170px) minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-2);
  > :first-child { text-align: right; font-size: var(--fs-13); color: var(--text-2); }
  > [data-values] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-1) var(--s-4); }
  [data-values] > input { max-width: 320px; }
  [data-values] > div:has(> input) { width: 190px; }
  [data-values] > small { color: var(--text-3); }
  @media (max-width: 759px) {
    grid-template-columns: 1fr 1fr auto;
    padding-bottom: var(--s-2);
    > :first-child { grid-column: 1 / -1; text-align: left; }
    > [data-values] { grid-column: 1 / -1; grid-row: 3; }
    > button { grid-row: 2; grid-column: 3; }
  }
`;

type FilterRowProps = {
  /** "Where", "and", or the choice between "and" and "or" */
  word: ReactNode;
  fields: readonly FilterField[];
  condition: ListCondition;
  onChange: (condition: ListCondition) => void;
  onRemove: () => void;
  /** it was to be applied, and says nothing yet */
  isMissing: boolean;
};

/** One condition: field, operator, values. */
export function FilterRow({ word, fields, condition, onChange, onRemove, isMissing }: FilterRowProps) {
  const { t, i18n } = useLingui();
  const [name, operator] = condition;
  const field = fields.find((one) => one.name === name);
  if (!field) return null;
  const header = i18n._(field.header);
  return (
    <>
      <Line>
        <span>{word}</span>
        <Select
          aria-label={t`Field`}
          value={name}
          options={fields.map((one) => ({ value: one.name, label: i18n._(one.header) }))}
          onChange={(next) => {
            const chosen = fields.find((one) => one.name === next);
            const [first] = chosen ? operatorsOf(chosen) : [];
            if (first) onChange([next, first]);
          }}
        />
        <Select
          aria-label={t`Condition of ${header}`}
          value={operator}
          options={operatorsOf(field).map((one) => ({ value: one, label: i18n._(operatorWord(field, one)) }))}
          onChange={(next) => {
            const chosen = operatorsOf(field).find((one) => one === next);
            if (chosen) onChange([name, chosen]);
          }}
        />
        <span data-values>
          <Values field={field} condition={condition} header={header} onChange={onChange} />
        </span>
        <IconButton
          size="small"
          label={t`Remove the condition of ${header}`}
          icon={<X aria-hidden="true" />}
          onClick={onRemove}
        />
      </Line>
      {isMissing && (
        <Note tone="danger">
          <Trans>{header}: give a value, or remove the condition.</Trans>
        </Note>
      )}
    </>
  );
}

type ValuesProps = Pick<FilterRowProps, 'condition' | 'onChange'> & { field: FilterField; header: string };

function Values({ field, condition, header, onChange }: ValuesProps) {
  const { t, i18n } = useLingui();
  const [name, operator, ...values] = condition;
  const [first = '', second = ''] = values;
  const set = (...next: string[]) => onChange([name, operator, ...next]);
  if (operator === 'empty' || operator === 'filled') return null;
  if (field.kind === 'choice')
    return field.choices?.map((choice) => (
      <Checkbox
        key={choice}
        label={valueWord(i18n, field, choice)}
        checked={values.includes(choice)}
        onChange={({ target }) =>
          set(...(target.checked ? [...values, choice] : values.filter((one) => one !== choice)))
        }
      />
    ));
  if (operator === 'last' || operator === 'next')
    return (
      <>
        <Input
          aria-label={t`Days of ${header}`}
          inputMode="numeric"
          value={first}
          onChange={({ target }) => set(target.value.trim())}
        />
        <Span operator={operator} count={first} />
      </>
    );
  const one = (label: string, value: string, onValue: (value: string) => void) => (
    <OneValue key={label} kind={field.kind} label={label} value={value} onChange={onValue} />
  );
  if (operator !== 'between') return one(t`Value of ${header}`, first, (value) => set(value));
  return (
    <>
      {one(t`${header} from`, first, (value) => set(value, second))}
      {one(t`${header} to`, second, (value) => set(first, value))}
    </>
  );
}

/** The days that the portal counts from today. */
function Span({ operator, count }: { operator: ListOperator; count: string }) {
  const format = useFormat();
  const [today] = useState(() => dayOf(new Date()));
  if (!/^[1-9]\d{0,3}$/.test(count)) return null;
  const others = Number(count) - 1;
  const [from, to] = operator === 'last' ? [addDays(today, -others), today] : [today, addDays(today, others)];
  return (
    <small>
      <Trans>
        {format.day(from)} to {format.day(to)}, moves with today
      </Trans>
    </small>
  );
}

type OneValueProps = { kind: FilterField['kind']; label: string; value: string; onChange: (value: string) => void };

function OneValue({ kind, label, value, onChange }: OneValueProps) {
  const { locale, amount } = useFormat();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  if (kind === 'day' || kind === 'instant')
    return <DayInput id={id} aria-label={label} value={value} onChange={(day) => onChange(day)} />;
  const isMoney = kind === 'money';
  const shown = isMoney && value !== '' && Number.isFinite(Number(value)) ? amount(Number(value)) : value;
  return (
    <Input
      aria-label={label}
      inputMode={kind === 'text' ? undefined : 'decimal'}
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value);
        const minor = isMoney ? parseHundredths(target.value, locale) : undefined;
        onChange(isMoney ? String(minor ?? '') : target.value.trim());
      }}
    />
  );
}
