import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import { useIsSlow } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';

export type Looks = {
  /** `primary` once per view; `danger` is the line, `dangerSolid` only inside a confirmation (VISUAL 4) */
  look?: ButtonLook;
  /** `small` in toolbars, `large` in the shop */
  size?: 'small' | 'normal' | 'large';
  /** full width */
  block?: boolean;
  icon?: ReactNode;
};

const Face = styled.button<{ $look: ButtonLook; $size: string; $block: boolean }>`${buttonStyle}`;

type ButtonProps = Looks &
  ComponentProps<'button'> & {
    /**
     * what it does is on its way: the width stays and a second press does nothing; after a second a spinner takes the
     * icon's place (UX 1)
     */
    busy?: boolean;
  };

/** Its text says verb, count and object: "Process 11 orders". Never disabled while a form can be checked. */
export function Button({
  look = 'secondary',
  size = 'normal',
  block = false,
  icon,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isSlow = useIsSlow(busy);
  return (
    <Face
      {...rest}
      type={type}
      $look={look}
      $size={size}
      $block={block}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {isSlow ? <Spinner size={16} /> : icon}
      {children}
    </Face>
  );
}

const IconFace = styled(Face)`
  padding: 0;
  width: ${({ $size }) => ($size === 'small' ? '30px' : 'var(--control-h)')};
  @media (max-width: 759px) { width: 44px; }
`;

/** An icon alone needs a name for those who do not see it. */
export function IconButton({
  label,
  icon,
  look = 'quiet',
  size = 'normal',
  type = 'button',
  ...rest
}: { label: string; icon: ReactNode } & Looks & ComponentProps<'button'>) {
  return (
    <IconFace {...rest} type={type} $look={look} $size={size} $block={false} aria-label={label} title={label}>
      {icon}
    </IconFace>
  );
}
