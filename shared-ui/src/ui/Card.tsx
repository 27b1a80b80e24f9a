import { createContext, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** White surface with a line and no shadow. Its inner edge is 20 px everywhere (VISUAL 2.6). */
export const Surface = styled.section`
  position: relative;
  background: var(--surface);
  border-radius: var(--r-lg);
  box-shadow: 0 0 0 1px var(--line);
`;

const Head = styled.div<{ $flush: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  flex-wrap: wrap;
  padding: var(--s-4) var(--s-5) ${({ $flush }) => ($flush ? 'var(--s-3)' : '0')};
  > :last-child:not(:first-child) { margin-left: auto; }
`;

const Body = styled.div`padding: var(--s-4) var(--s-5) var(--s-5);`;

/** Title of the card that something lies in: it tells fields of one name apart. */
export const CardTitle = createContext<ReactNode>(undefined);

type CardProps = {
  title?: ReactNode;
  /** right end of the head */
  actions?: ReactNode;
  /** no padding: the content (a table) brings its own 20 px */
  flush?: boolean;
  children: ReactNode;
};

export function Card({ title, actions, flush = false, children }: CardProps) {
  const titleId = useId();
  return (
    <Surface aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Head $flush={flush}>
          <h2 id={titleId}>{title}</h2>
          {actions && <div>{actions}</div>}
        </Head>
      )}
      <CardTitle value={title}>{flush ? children : <Body>{children}</Body>}</CardTitle>
    </Surface>
  );
}
