import { Plural } from '@lingui/react/macro';

export function Months({ value }: { value: number }) {
  return <Plural value={value} one="# month" other="# months" />;
}
