import { Tick } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.label`
  display: flex;
  gap: 14px;
  align-items: flex-start;
  min-height: 44px;
  padding: 14px 0;
  cursor: pointer;
  & + & { border-top: 1px solid var(--n-100); }
  > span { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  b { margin-right: 6px; }
  small { display: block; margin-top: 1px; font-size: var(--fs-13); line-height: 18px; color: var(--text-3); }
  data { font-variant-numeric: tabular-nums; white-space: nowrap; }
  input[aria-disabled='true'] { cursor: not-allowed; }
`;

type Props = {
  id: string;
  label: ReactNode;
  badge?: ReactNode;
  text?: ReactNode;
  /** per month, formatted */
  price: string;
  isChecked: boolean;
  /** stays as it is; focusable, so that the reason is read */
  isLocked: boolean;
  onToggle: () => void;
};

/** One thing to add, with its price a month. */
export function OptionRow({ id, label, badge, text, price, isChecked, isLocked, onToggle }: Props) {
  return (
    <Row htmlFor={id}>
      <Tick
        id={id}
        checked={isChecked}
        aria-disabled={isLocked || undefined}
        onChange={() => !isLocked && onToggle()}
      />
      <span>
        <b>{label}</b>
        {badge}
        {text && <small>{text}</small>}
      </span>
      <data value={price}>{price}</data>
    </Row>
  );
}
