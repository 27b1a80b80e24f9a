import type { ComponentProps, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { styled } from 'styled-components';

const Face = styled(AriaTooltip)`
  max-width: 280px;
  padding: 6px 10px;
  border-radius: var(--r-sm);
  background: var(--ink);
  color: var(--on-ink);
  font-size: var(--fs-12);
  line-height: 17px;
  box-shadow: var(--e-2);
`;

/**
 * A few words on hover and focus; never the only place of something needed. The child is one element of the page's own
 * that can take the focus.
 */
export function Tooltip({
  text,
  children,
}: {
  text: ReactNode;
  children: ComponentProps<typeof Focusable>['children'];
}) {
  return (
    <TooltipTrigger delay={400}>
      <Focusable>{children}</Focusable>
      <Face offset={6}>{text}</Face>
    </TooltipTrigger>
  );
}
