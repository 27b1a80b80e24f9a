import { useLingui } from '@lingui/react/macro';
import type { Currency } from '@portal/contract/currencies';
import { accountStatusLabels, languageNames } from '@portal/shared-ui';
import type { SelectOption } from '@portal/shared-ui/kit';

/** Languages, each named in itself. */
export const languageOptions: readonly SelectOption[] = Object.entries(languageNames).map(([value, label]) => ({
  value,
  label,
}));

/** The states that an administrator may set; PENDING ends only when the person accepts. */
export function useStatusOptions(): readonly SelectOption[] {
  const { i18n } = useLingui();
  return (['ACTIVE', 'BLOCKED'] as const).map((value) => ({ value, label: i18n._(accountStatusLabels[value]) }));
}

/** Every state an account can be in, for filters. */
export function useAccountStatusOptions(): readonly SelectOption[] {
  const { i18n } = useLingui();
  return Object.entries(accountStatusLabels).map(([value, label]) => ({ value, label: i18n._(label) }));
}

export function currencyOptions(currencies: readonly Currency[]): readonly SelectOption[] {
  return currencies.map(({ isoCode, symbol }) => ({ value: isoCode, label: `${isoCode} (${symbol})` }));
}
