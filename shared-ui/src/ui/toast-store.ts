import { create } from 'zustand';

export type Toast = {
  id: number;
  kind: 'success' | 'error';
  text: string;
  /** shown small under an error, for the support */
  requestId?: string;
  undo?: { label: string; run: () => void };
};

/** Successes with their Undo and errors, both for ten seconds unless hovered or focused (UX 1, VISUAL 4). */
export const toastMs = 10_000;

let last = 0;
export const useToastStore = create<{ toasts: readonly Toast[] }>(() => ({ toasts: [] }));

function add(toast: Omit<Toast, 'id'>): number {
  last += 1;
  const id = last;
  useToastStore.setState(({ toasts }) => ({
    // The same error twice is one toast: several queries of a page fail together.
    toasts: [...toasts.filter(({ kind, text }) => kind !== toast.kind || text !== toast.text), { id, ...toast }].slice(
      -4,
    ),
  }));
  return id;
}

/** Says that something was done; pass `undo` where it can be taken back. */
export function showToast(text: string, undo?: Toast['undo']): number {
  return add({ kind: 'success', text, ...(undo ? { undo } : {}) });
}

/** The reaction "error toast" of SPEC 8. */
export function showErrorToast(text: string, requestId = ''): number {
  return add({ kind: 'error', text, ...(requestId ? { requestId } : {}) });
}

/** Takes all of them away: the next person, or membership, must not read them. */
export function forgetToasts(): void {
  useToastStore.setState({ toasts: [] });
}

export function dismissToast(id: number): void {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}
