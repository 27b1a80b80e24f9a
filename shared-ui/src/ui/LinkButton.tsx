import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonLook } from './button-style.ts';
import type { Looks } from './Button.tsx';

const LinkFace = styled(Link)<{ $look: ButtonLook; $size: string; $block: boolean }>`${buttonStyle}`;

/** A button in looks, a link in behaviour: goes to another page of the portal. */
export function LinkButton({
  look = 'secondary',
  size = 'normal',
  block = false,
  icon,
  children,
  ...rest
}: Looks & LinkProps) {
  return (
    <LinkFace {...rest} $look={look} $size={size} $block={block}>
      {icon}
      {children}
    </LinkFace>
  );
}
