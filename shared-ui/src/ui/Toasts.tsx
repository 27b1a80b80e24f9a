import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { CircleAlert, Check, X } from './icons.ts';
import { dismissToast, forgetToasts, toastMs, useToastStore, type Toast } from './toast-store.ts';

const rise = keyframes`from { opacity: 0; transform: translateY(4px); }`;

const Stack = styled.div`
  position: fixed;
  left: 24px;
  bottom: 24px;
  z-index: 60;
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  max-width: min(480px, calc(100vw - 32px));
  @media (max-width: 759px) { left: 16px; bottom: 16px; }
`;

const Face = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 10px 10px 10px 14px;
  border-radius: var(--r-md);
  background: var(--ink);
  color: var(--on-ink);
  box-shadow: var(--e-3);
  font-size: var(--fs-13);
  animation: ${rise} var(--t-base) var(--ease);
  p { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  small { display: block; color: var(--ink-muted); font-size: var(--fs-12); }
  svg { width: 16px; height: 16px; flex: none; }
  button {
    display: inline-grid;
    place-items: center;
    min-width: 30px;
    height: 30px;
    padding: 0 10px;
    border: 0;
    border-radius: var(--r-sm);
    background: none;
    color: var(--on-ink);
    cursor: pointer;
  }
  button:focus-visible { outline-color: var(--on-ink); }
`;
const Undo = styled.button`&& { box-shadow: inset 0 0 0 1px var(--ink-line); font-weight: 550; }`;

function ToastItem({ toast }: { toast: Toast }) {
  const { t } = useLingui();
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toastMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id]);
  const { undo, requestId } = toast;
  return (
    <Face
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {toast.kind === 'error' ? <CircleAlert aria-hidden="true" /> : <Check aria-hidden="true" />}
      <p>
        {toast.text}
        {requestId && (
          <small>
            <Trans>Request {requestId}</Trans>
          </small>
        )}
      </p>
      {undo && (
        <Undo
          type="button"
          onClick={() => {
            dismissToast(toast.id);
            undo.run();
          }}
        >
          {undo.label}
        </Undo>
      )}
      <button type="button" aria-label={t`Close`} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" />
      </button>
    </Face>
  );
}

/**
 * Bottom left: what was done, with Undo, and the errors of SPEC 8. Rendered once, by the frame, and gone with it.
 * Written here because the usual libraries inject style texts, which the content security policy refuses.
 */
export function Toasts() {
  const { t } = useLingui();
  const toasts = useToastStore((store) => store.toasts);
  useEffect(() => forgetToasts, []);
  return (
    // A dialog hides and blocks the page behind it, but not what says why its button did nothing.
    <Stack role="region" aria-label={t`Notifications`} data-react-aria-top-layer="true">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </Stack>
  );
}
