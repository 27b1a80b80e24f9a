import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check } from '../ui/icons.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const List = styled.ol`
  display: flex;
  gap: 10px;
  margin-bottom: var(--s-5);
  li {
    flex: 1;
    display: grid;
    gap: 8px;
    align-content: start;
    padding-top: 11px;
    position: relative;
    font-size: var(--fs-13);
    font-weight: 500;
    line-height: 1.5rem;
    color: var(--text-3);
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 3px;
    border-radius: 2px;
    background: var(--n-200);
  }
  li[data-state='done'] { color: var(--text-2); }
  li[data-state='done']::before { background: var(--n-700); }
  li[data-state='now'] { color: var(--text); font-weight: 600; }
  li[data-state='now']::before { background: var(--accent); }
  svg { width: 14px; height: 14px; vertical-align: -2px; margin-right: 4px; }
  button {
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
    text-align: left;
    cursor: pointer;
    min-height: 24px;
  }
  button:hover { text-decoration: underline; }
  @media (max-width: 759px) { li { font-size: 0; } }
`;
const Where = styled.p`
  display: none;
  font-size: var(--fs-13);
  font-weight: 600;
  margin: -8px 0 var(--s-4);
  @media (max-width: 759px) { display: block; }
`;

export type Step = { key: string; label: ReactNode };

type StepperProps = { steps: readonly Step[]; current: string; onStep?: (key: string) => void };

/**
 * Where one is in a wizard; words always shown, "Step 2 of 6" on a phone. `onStep` lets one go back to what is done.
 * A step begins at the top of the page, and the focus goes to its name: a screen reader says where one is.
 */
export function Stepper({ steps, current, onStep }: StepperProps) {
  const { t } = useLingui();
  const at = steps.findIndex(({ key }) => key === current);
  const place = at + 1;
  const now = useRef<HTMLLIElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    globalThis.scrollTo(0, 0);
    now.current?.focus({ preventScroll: true });
  }, [current]);
  return (
    <>
      <List aria-label={t`Steps`}>
        {steps.map(({ key, label }, index) => {
          const state = index < at ? 'done' : index === at ? 'now' : 'later';
          return (
            <li
              key={key}
              ref={state === 'now' ? now : undefined}
              tabIndex={state === 'now' ? -1 : undefined}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              {state === 'done' && onStep ? (
                <button type="button" onClick={() => onStep(key)}>
                  <Check aria-hidden="true" />
                  {label}
                </button>
              ) : (
                <span>
                  {state === 'done' && <Check aria-hidden="true" />}
                  {label}
                </span>
              )}
              {state === 'done' && <VisuallyHidden>{t`done`}</VisuallyHidden>}
            </li>
          );
        })}
      </List>
      <Where aria-hidden="true">
        <Trans>
          Step {place} of {steps.length}
        </Trans>
        : {steps[at]?.label}
      </Where>
    </>
  );
}
