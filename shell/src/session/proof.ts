import { ApiError, create } from '@portal/shared-ui';

/** Is the person being asked for the password of their own login? */
export const useProof = create<{ isAsked: boolean }>(() => ({ isAsked: false }));

let answer: (isProven: boolean) => void = () => undefined;

/**
 * Asks for the login's own password, which opens its other memberships in this session.
 *
 * @returns true once the server accepted it, false when the person gave up
 */
export function askForProof(): Promise<boolean> {
  endProof(false);
  return new Promise((resolve) => {
    answer = resolve;
    useProof.setState({ isAsked: true });
  });
}

export function endProof(isProven: boolean): void {
  answer(isProven);
  useProof.setState({ isAsked: false });
}

/**
 * Does what the server may refuse with `confirm-it-is-you`: then the password is asked for, and it is done again.
 *
 * @throws what the call threw, when the person gave up or the second try failed too
 */
export async function withProof<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ApiError) || error.key !== 'confirm-it-is-you') throw error;
    if (await askForProof()) return act();
    // The question itself said it.
    error.isShownOnPage = true;
    throw error;
  }
}
