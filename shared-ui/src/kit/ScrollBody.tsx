import { useRef, type ComponentType, type HTMLAttributes, type ReactNode, type RefAttributes } from 'react';
import { useOverflows } from '../list/use-overflows.ts';
import { useLooseText } from '../unsaved/use-loose-text.ts';

type Frame = ComponentType<HTMLAttributes<HTMLDivElement> & RefAttributes<HTMLDivElement>>;

/** The part of a dialog or drawer that scrolls. The keyboard reaches it only while there is something to scroll. */
export function ScrollBody({ frame: Body, children }: { frame: Frame; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(body);
  const typing = useLooseText();
  return (
    <Body ref={body} {...typing} {...(overflows ? { tabIndex: 0 } : {})}>
      {children}
    </Body>
  );
}
