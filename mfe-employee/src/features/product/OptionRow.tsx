import { fileUrl, Lock, Tick } from '@portal/shared-ui';
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
  small { display: block; margin-top: 1px; font-size: var(--fs-13); line-height: 1.125rem; color: var(--text-3); }
  data { font-variant-numeric: tabular-nums; white-space: nowrap; }
  input[aria-disabled='true'] { cursor: not-allowed; }
  img { flex: none; border-radius: var(--r-sm); background: var(--product-bg); object-fit: contain; }
`;

const Reason = styled.small`
  &&& { display: inline-flex; gap: 6px; align-items: center; margin-top: 6px; padding: 3px 8px; color: var(--text); }
  border-radius: var(--r-sm);
  background: var(--warn-tint);
  svg { flex: none; width: 14px; height: 14px; }
`;

type Props = {
  id: string;
  label: ReactNode;
  badge?: ReactNode;
  text?: ReactNode;
  /** path of its picture, or empty; decoration, because the name stands beside it */
  image?: string;
  /** per month, formatted */
  price: string;
  isChecked: boolean;
  /** stays as it is; focusable, so that the reason is read */
  isLocked: boolean;
  /** why it cannot be chosen now */
  reason?: ReactNode;
  onToggle: () => void;
};

/** One thing to add, with its price a month. */
export function OptionRow({ id, label, badge, text, image, price, isChecked, isLocked, reason, onToggle }: Props) {
  return (
    <Row htmlFor={id}>
      <Tick
        id={id}
        checked={isChecked}
        aria-disabled={isLocked || Boolean(reason) || undefined}
        aria-describedby={reason ? `${id}-reason` : undefined}
        onChange={() => !isLocked && !reason && onToggle()}
      />
      {image && <img src={fileUrl(image)} alt="" width={56} height={56} loading="lazy" decoding="async" />}
      <span>
        <b>{label}</b>
        {badge}
        {text && <small>{text}</small>}
        {reason && (
          <Reason id={`${id}-reason`}>
            <Lock aria-hidden="true" />
            {reason}
          </Reason>
        )}
      </span>
      <data value={price}>{price}</data>
    </Row>
  );
}
