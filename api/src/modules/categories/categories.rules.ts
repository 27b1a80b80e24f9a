import type { CategoryForm } from '@portal/contract/categories';

type Rules = CategoryForm['rules'];

/**
 * True when employees would accept another text than before: its version grows and orders keep the old one (RULES 2.1).
 */
export function isNewRulesText(before: Rules, after: Rules | undefined): boolean {
  return after !== undefined && (before['en-us'] !== after['en-us'] || before['da-dk'] !== after['da-dk']);
}
