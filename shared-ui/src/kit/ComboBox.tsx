import { useLingui } from '@lingui/react/macro';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Text,
} from 'react-aria-components';
import { styled } from 'styled-components';
import { ChevronDown } from '../ui/icons.ts';
import { controlStyle } from '../ui/Input.tsx';
import { Floating } from './Floating.tsx';

const Frame = styled(AriaComboBox)`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
  > label { font-weight: 550; font-size: var(--fs-13); line-height: 1.125rem; }
  /* a label for those who hear the page takes no room */
  > label:has(> span) { display: contents; }
`;
const Box = styled.div`
  position: relative;
  button {
    position: absolute;
    right: 2px;
    top: 2px;
    bottom: 2px;
    width: 32px;
    border: 0;
    background: none;
    color: var(--text-3);
    cursor: pointer;
    @media (max-width: 759px) { width: 44px; }
  }
  svg { width: 16px; height: 16px; vertical-align: -3px; }
`;
const TextBox = styled(Input)`${controlStyle} padding-right: 36px;`;
const Hint = styled(Text)`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--text-3);`;
const Fault = styled.p`font-size: var(--fs-12); line-height: 1.0625rem; color: var(--danger);`;
const Option = styled(ListBoxItem)`
  padding: 7px 10px;
  border-radius: var(--r-sm);
  font-size: var(--fs-14);
  cursor: pointer;
  outline: none;
  small { display: block; font-size: var(--fs-12); color: var(--text-3); }
  &[data-focused] { background: var(--n-100); }
  &[data-selected] { font-weight: 550; }
`;
const Nothing = styled.p`padding: 7px 10px; font-size: var(--fs-13); color: var(--text-3);`;

// The one field that a dialog is opened for holds the focus, so that typing works at once (WAI-ARIA, dialog).
const focused = { autoFocus: true };

export type ComboOption = { id: string; label: string; detail?: string | undefined };

export type ComboBoxProps = {
  label: ReactNode;
  options: readonly ComboOption[];
  /** id of the chosen option */
  value: string | null;
  onChange: (id: string | null) => void;
  hint?: ReactNode;
  /** in the page's language */
  error?: string | undefined;
  placeholder?: string;
  isDisabled?: boolean;
  /** what a dialog is opened for: it has the focus at once; typing, an arrow or a press opens its list */
  hasFocus?: boolean;
  /**
   * text in the field, for those who search on the server; without it the list filters itself. `staysClosed`: another
   * text is not typed now
   */
  search?: { text: string; onChange: (text: string) => void; isLoading: boolean; staysClosed: boolean };
};

/** A field to type in that offers a list. For lists that live on the server use `AsyncSelect`. */
export function ComboBox({
  label,
  options,
  value,
  onChange,
  hint,
  error,
  placeholder,
  isDisabled = false,
  hasFocus = false,
  search,
}: ComboBoxProps) {
  const { t } = useLingui();
  return (
    <Frame
      value={value}
      onChange={(id) => onChange(id === null ? null : String(id))}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      {...(hasFocus ? focused : {})}
      // An open list hides the rest of the dialog from those who hear it, so the focus alone does not open it.
      menuTrigger={search?.staysClosed ? 'manual' : hasFocus ? 'input' : 'focus'}
      allowsEmptyCollection
      {...(search
        ? { items: options, inputValue: search.text, onInputChange: search.onChange }
        : { defaultItems: options })}
    >
      <Label>{label}</Label>
      <Box>
        <PressedTextBox {...(placeholder ? { placeholder } : {})} aria-busy={search?.isLoading || undefined} />
        <Button aria-label={t`Show options`}>
          <ChevronDown aria-hidden="true" />
        </Button>
      </Box>
      {error && <Fault role="alert">{error}</Fault>}
      {hint && <Hint slot="description">{hint}</Hint>}
      <Floating>
        <ListBox renderEmptyState={() => <Nothing>{search?.isLoading ? t`Searching…` : t`Nothing matches`}</Nothing>}>
          {(option: ComboOption) => (
            <Option id={option.id} textValue={option.label}>
              {option.label}
              {option.detail && <small>{option.detail}</small>}
            </Option>
          )}
        </ListBox>
      </Floating>
    </Frame>
  );
}

/** Opens the list also by a press when the field has the focus already. */
function PressedTextBox(props: ComponentProps<typeof TextBox>) {
  const list = useContext(ComboBoxStateContext);
  return <TextBox {...props} onClick={() => list?.isOpen || list?.open(null, 'manual')} />;
}
