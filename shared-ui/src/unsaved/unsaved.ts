import { create } from 'zustand';

/** Whether something that a person typed would be lost now; asked when they leave, so that typing costs nothing. */
export type Unsaved = () => boolean;

export type UnsavedScope = {
  /** counts it in until the returned function is called */
  keep: (unsaved: Unsaved) => () => void;
  hasUnsaved: () => boolean;
  /** the person chose to lose it: nothing in here is asked for again */
  discard: () => void;
};

/** What can be left at once: a page, a dialog in it. What is typed in the inner one is unsaved in the outer one too. */
export function unsavedScope(parent?: UnsavedScope): UnsavedScope {
  const entries = new Map<Unsaved, () => void>();
  return {
    keep(unsaved) {
      const release = parent?.keep(unsaved);
      const forget = () => {
        entries.delete(unsaved);
        release?.();
      };
      entries.set(unsaved, forget);
      return forget;
    },
    hasUnsaved: () => [...entries.keys()].some((unsaved) => unsaved()),
    discard: () => [...entries.values()].forEach((forget) => forget()),
  };
}

/** Everything on the page, and of it what lies in drawers and dialogs. */
export const pageScope = unsavedScope();
export const overlayScope = unsavedScope(pageScope);

/** The question that is open, answered by `LeaveGuard`. */
export const useLeaveQuestion = create<{ answer: ((leaves: boolean) => void) | undefined }>(() => ({
  answer: undefined,
}));

/** True at once when nothing would be lost; otherwise what the person answers to "Leave without saving?". */
export async function askToLeave(scope: UnsavedScope = pageScope): Promise<boolean> {
  if (!scope.hasUnsaved()) return true;
  return new Promise((resolve) => {
    useLeaveQuestion.getState().answer?.(false);
    useLeaveQuestion.setState({
      answer: (leaves) => {
        useLeaveQuestion.setState({ answer: undefined });
        if (leaves) scope.discard();
        resolve(leaves);
      },
    });
  });
}
