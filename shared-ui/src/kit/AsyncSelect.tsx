import { searchDelayMs } from '@portal/contract/constants';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import type { ComboBoxProps, ComboOption } from './ComboBox.tsx';

// The list with its keys and its words in every language is larger than the page that first shows a list.
const ComboBox = lazy(() => import('./ComboBox.tsx').then((box) => ({ default: box.ComboBox })));

type AsyncSelectProps = Omit<ComboBoxProps, 'options' | 'search' | 'value' | 'onChange'> & {
  /**
   * the chosen option with its text, so that it can be shown without being searched; always null where each choice is
   * added to a list
   */
  value: ComboOption | null;
  onChange: (option: ComboOption | null) => void;
  /** names the list in the cache: `['suppliers']` */
  queryKey: readonly unknown[];
  /** options for what was typed; an empty text gives the first ones */
  load: (q: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;
};

const holds =
  (text: string) =>
  ({ label, detail = '' }: ComboOption) =>
    `${label} ${detail}`.toLowerCase().includes(text.toLowerCase());

/** The one place of search-as-you-type: asks the server 350 ms after the last key (SPEC 9, STYLE 1.6). */
export function AsyncSelect({ value, onChange, queryKey, load, ...field }: AsyncSelectProps) {
  const [text, setText] = useState(value?.label ?? '');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(value?.id);
  if (chosen !== value?.id) {
    setChosen(value?.id);
    setText(value?.label ?? '');
  }
  // Where the parent keeps no choice it is shown as chosen until the list has closed and the text is gone: the next is
  // typed at once.
  const [passing, setPassing] = useState<string | null>(null);
  const shown = value?.label ?? '';
  useEffect(() => {
    if (passing === null) return;
    const timer = setTimeout(() => (text === shown ? setPassing(null) : setText(shown)));
    return () => clearTimeout(timer);
  }, [passing, text, shown]);
  const wanted = text === value?.label ? '' : text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), searchDelayMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const {
    data = [],
    isFetching,
    isPlaceholderData,
  } = useQuery({
    queryKey: [...queryKey, 'options', asked],
    queryFn: ({ signal }) => load(asked, signal),
    placeholderData: keepPreviousData,
  });
  // Until this text is answered only options that hold it are offered: an early Enter must not choose another one.
  const isBehind = wanted !== asked || isPlaceholderData;
  const offered = isBehind ? data.filter(holds(wanted)) : data;
  const options = value && !offered.some(({ id }) => id === value.id) ? [value, ...offered] : offered;
  return (
    <Suspense
      fallback={
        <Field label={field.label} hint={field.hint} error={field.error}>
          {(control) => <Input {...control} value={text} disabled readOnly />}
        </Field>
      }
    >
      <ComboBox
        {...field}
        options={options}
        value={value?.id ?? passing}
        onChange={(id) => {
          setPassing(id);
          onChange(options.find((option) => option.id === id) ?? null);
        }}
        search={{ text, onChange: setText, isLoading: isFetching || isBehind, staysClosed: passing !== null }}
      />
    </Suspense>
  );
}
