import type { PasswordRefusal } from '@portal/contract/password';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { invalidFields } from '../http/domain-error.ts';
import { hasDecoratedWord, isCommonPassword, plainOf } from './common-passwords.ts';

/** Whose password it is: what stands about the person in the portal must not stand in the password. */
export type PasswordOwner = { name: string; email: string; organisations: readonly string[] };

/** A longer password is judged by its first part: the estimator's time grows with the square of the length. */
const judgedLength = 32;
/** Of 0 to 4; 3 means more than 10^8 guesses. */
const leastScore = 3;

let estimating: Promise<ZxcvbnFactory> | undefined;

/** Dictionaries are 30 MB in memory and take a fifth of a second: loaded when the first password is set. */
function estimator(): Promise<ZxcvbnFactory> {
  estimating ??= loadEstimator();
  estimating.catch(() => {
    estimating = undefined;
  });
  return estimating;
}

async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, en] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new Estimator({ dictionary: { ...common.dictionary, ...en.dictionary }, graphs: common.adjacencyGraphs });
}

/**
 * Why a password may not be set, beside the rule of groups (SPEC 5): a common word, the owner's own words, or a
 * pattern such as a keyboard row, a repetition or a sequence. Undefined when it may.
 */
export async function passwordRefusal(password: string, owner: PasswordOwner): Promise<PasswordRefusal | undefined> {
  const text = password.normalize('NFC');
  if (isCommonPassword(text)) return 'common-password';
  const words = ownWords(owner);
  if (words.some((word) => hasDecoratedWord(text, word))) return 'password-contains-own-words';
  const { score } = (await estimator()).check(Array.from(text).slice(0, judgedLength).join(''), words);
  return score < leastScore ? 'password-too-guessable' : undefined;
}

/** @throws DomainError 400 with `path` and the reason */
export async function assertHardToGuess(password: string, owner: PasswordOwner, path: string): Promise<void> {
  const key = await passwordRefusal(password, owner);
  if (key) throw invalidFields({ path, key });
}

/**
 * Name, address and organisations in words of three letters and more; the end of a domain, such as .com, is no word.
 */
function ownWords({ name, email, organisations }: PasswordOwner): string[] {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const host = domain.slice(0, Math.max(domain.lastIndexOf('.'), 0));
  const texts = [name, email.slice(0, -domain.length), host, ...organisations];
  const parts = texts.flatMap((text) => text.normalize('NFC').split(/[^\p{L}\p{N}]+/u));
  const words = new Set([...parts, name.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '')].map(plainOf));
  return [...words].filter((word) => Array.from(word).length >= 3);
}
