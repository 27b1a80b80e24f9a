import { useCountryOptions } from '@portal/accounts';

/** A country by its name; nothing for what belongs to none. */
export function CountryName({ code }: { code: string | null }) {
  return useCountryOptions().find(({ value }) => value === code)?.label ?? code;
}
