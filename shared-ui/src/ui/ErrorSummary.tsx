import { Plural } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Box = styled.div`
  padding: var(--s-3) var(--s-4) var(--s-4);
  border-radius: var(--r-md);
  background: var(--surface);
  box-shadow: inset 0 0 0 1.5px var(--danger-solid);
  h2 { font-size: var(--fs-14); line-height: 1.25rem; font-family: var(--font-text); letter-spacing: 0; }
  li { margin-top: 6px; color: var(--danger); }
  a { color: var(--danger); }
`;

export type FormProblem = {
  /** the field's own label */
  label?: ReactNode;
  /** where the field lies, for two fields with one label: the title of its card */
  group?: ReactNode;
  /** already in the page's language */
  text: string;
  /** id of the field; without one the problem is the whole form's */
  fieldId?: string;
};

/**
 * The list above a form, even for one problem; it takes the focus when it appears and each line leads to its field (UX
 * 1). Renders nothing without problems. `attempt` counts submits, so that a second failed one takes the focus again.
 */
export function ErrorSummary({ problems, attempt = 0 }: { problems: readonly FormProblem[]; attempt?: number }) {
  const box = useRef<HTMLDivElement>(null);
  const hasProblems = problems.length > 0;
  const answered = useRef(-1);
  useEffect(() => {
    // Once an attempt: a problem that comes while a field is corrected must not pull the focus out of it.
    if (!hasProblems || answered.current === attempt) return;
    answered.current = attempt;
    box.current?.focus();
  }, [hasProblems, attempt]);
  if (!hasProblems) return null;
  return (
    <Box ref={box} tabIndex={-1} role="alert">
      <h2>
        <Plural value={problems.length} one="There is a problem" other="There are # problems" />
      </h2>
      <ul>
        {problems.map(({ label, group, text, fieldId }) => (
          <li key={`${fieldId ?? ''}${text}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {label && (
                  <span>
                    {group && <>{group}, </>}
                    {label}:{' '}
                  </span>
                )}
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
