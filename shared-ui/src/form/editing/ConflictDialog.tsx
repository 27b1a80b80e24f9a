import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../kit/Dialog.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { RadioDot } from '../../ui/Input.tsx';
import { Note } from '../../ui/Note.tsx';
import { Stack } from '../../ui/Stack.ts';
import type { Choice, Conflict } from './conflict.ts';
import type { OpenConflict } from './use-editing.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-4);
  > :first-child { flex: 1; font-weight: 550; }
`;
const Row = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr) minmax(0, 1.5fr);
  gap: var(--s-2) var(--s-3);
  min-width: 0;
  margin: 0;
  padding: var(--s-3) 0 0;
  border: 0;
  border-top: 1px solid var(--line);
  legend { float: left; padding: 0; font-weight: 550; overflow-wrap: anywhere; }
  small { display: block; font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3); font-weight: 400; }
  @media (max-width: 759px) { grid-template-columns: minmax(0, 1fr); }
`;
const Option = styled.label`
  display: flex;
  gap: 9px;
  min-width: 0;
  min-height: 44px;
  padding: 9px 11px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1px var(--control);
  cursor: pointer;
  overflow-wrap: anywhere;
  &:has(:checked) { box-shadow: inset 0 0 0 2px var(--accent); background: var(--info-bg); }
  &[data-both] { grid-column: 2 / -1; }
  @media (max-width: 759px) { &[data-both] { grid-column: auto; } }
  @media (forced-colors: active) { outline: 1px solid; }
`;

type Shown = { labels: ReadonlyMap<string, ReactNode>; shown: ReadonlyMap<string, (value: unknown) => ReactNode> };

/** What both changed, side by side, to choose from; what only one of them changed is merged and named. */
export function ConflictDialog({ form, conflict }: { form: Shown; conflict: OpenConflict }) {
  const { t } = useLingui();
  const { conflicts, taken, decide } = conflict;
  const [chosen, setChosen] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isEarly, setIsEarly] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const show = useShown(form);
  const open = conflicts.filter(({ name }) => !chosen.has(name));
  const labelOf = (name: string) => form.labels.get(name) ?? t`Another field`;
  const keep = (choice: Choice) => setChosen(new Map(conflicts.map(({ name }) => [name, choice])));
  const save = () => {
    if (open.length === 0) return decide(chosen);
    setIsEarly(true);
    rows.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
  };
  return (
    <Dialog
      title={t`Somebody else saved this while you were editing`}
      isOpen
      onClose={() => decide()}
      width={960}
      footer={
        <>
          <Button onClick={() => decide()}>{t`Back to the form`}</Button>
          <Button look="primary" onClick={save}>{t`Save what is chosen`}</Button>
        </>
      }
    >
      <Stack ref={rows}>
        <p>
          {t`Nothing you typed is lost.`}{' '}
          {conflicts.length > 0 && (
            <Plural
              value={conflicts.length}
              one="One field was changed by both of you: choose what to keep."
              other="# fields were changed by both of you: choose what to keep in each."
            />
          )}
        </p>
        {conflicts.length > 1 && (
          <Ways>
            <span role="status">
              <Trans>
                {chosen.size} of {conflicts.length} chosen
              </Trans>
            </span>
            <Button look="quiet" onClick={() => keep('theirs')}>{t`Keep all of theirs`}</Button>
            <Button look="quiet" onClick={() => keep('mine')}>{t`Keep all of mine`}</Button>
          </Ways>
        )}
        {conflicts.map((one) => (
          <Question
            key={one.name}
            conflict={one}
            label={labelOf(one.name)}
            show={(value) => show(one.name, value)}
            chosen={chosen.get(one.name)}
            isAsked={isEarly}
            onChoose={(choice) => setChosen(new Map(chosen).set(one.name, choice))}
          />
        ))}
        {taken.length > 0 && (
          <Note>
            {t`Kept from the other one:`}{' '}
            {taken.map(({ name, theirs }, index) => (
              <span key={name}>
                {index > 0 && '; '}
                {labelOf(name)}: <b>{show(name, theirs)}</b>
              </span>
            ))}
          </Note>
        )}
      </Stack>
    </Dialog>
  );
}

type QuestionProps = {
  conflict: Conflict;
  label: ReactNode;
  show: (value: unknown) => ReactNode;
  chosen: Choice | undefined;
  /** it was tried to save without this choice */
  isAsked: boolean;
  onChoose: (choice: Choice) => void;
};

function Question({ conflict, label, show, chosen, isAsked, onChoose }: QuestionProps) {
  const { t } = useLingui();
  const group = useId();
  const options: [Choice, string][] = [
    ['mine', t`Yours, not saved`],
    ['theirs', t`Theirs, saved`],
    ...(conflict.both ? [['both', t`Both`] satisfies [Choice, string]] : []),
  ];
  return (
    <Row data-open={chosen === undefined || undefined}>
      <legend>
        {label} {isAsked && chosen === undefined && <Badge tone="warn">{t`Choose one`}</Badge>}
        <small>
          <Trans>Was: {show(conflict.was)}</Trans>
        </small>
      </legend>
      {options.map(([choice, words]) => (
        <Option key={choice} data-both={choice === 'both' || undefined}>
          <RadioDot name={group} checked={chosen === choice} onChange={() => onChoose(choice)} />
          <span>
            <b>{show(conflict[choice])}</b>
            <small>{words}</small>
          </span>
        </Option>
      ))}
    </Row>
  );
}

function useShown({ shown }: Shown) {
  const { t } = useLingui();
  const show = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return t`none`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (Array.isArray(value)) return value.length === 0 ? t`none` : value.map((one) => String(one)).join(', ');
    return String(value);
  };
  return (name: string, value: unknown) => shown.get(name)?.(value) || show(value);
}
