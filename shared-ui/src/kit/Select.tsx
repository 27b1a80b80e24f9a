import type { ComponentProps } from 'react';
import { NativeSelect } from '../ui/Input.tsx';

export type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'onChange' | 'value'> & {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  /** first entry, for "nothing chosen" */
  placeholder?: string | undefined;
};

/** The platform's own select: it opens right on phones and needs no script. Name it with a label or `aria-label`. */
export function Select({ options, value, onChange, placeholder, ...rest }: SelectProps) {
  return (
    <NativeSelect {...rest} value={value} onChange={(event) => onChange(event.target.value)}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
