import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Heading = styled.h2`
  scroll-margin-top: 88px;
  outline-offset: 4px;
`;

/** Where a step begins once its answer is here: it takes the focus, so that the page stands at it and not below. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <Heading ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}
