import { Plural } from '@lingui/react/macro';

/** A number of months in words. */
export function Months({ value }: { value: number }) {
  return <Plural value={value} one="# month" other="# months" />;
}
