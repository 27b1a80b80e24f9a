import { useLingui } from '@lingui/react/macro';
import { Select } from '@portal/shared-ui/kit';

type Flag = 'true' | 'false' | undefined;
type Flags = { hidden?: Flag; featured?: Flag; mandatory?: Flag };

const choices = {
  shown: { hidden: 'false', featured: undefined, mandatory: undefined },
  hidden: { hidden: 'true', featured: undefined, mandatory: undefined },
  featured: { hidden: undefined, featured: 'true', mandatory: undefined },
  mandatory: { hidden: undefined, featured: undefined, mandatory: 'true' },
} as const satisfies Record<string, Flags>;
const none = { hidden: undefined, featured: undefined, mandatory: undefined };

/** Leaves what is shown, hidden, featured or mandatory. */
export function FlagFilter({ filter, onChange }: { filter: Flags; onChange: (change: Flags) => void }) {
  const { t } = useLingui();
  const value =
    filter.hidden === 'true'
      ? 'hidden'
      : filter.hidden === 'false'
        ? 'shown'
        : filter.featured
          ? 'featured'
          : filter.mandatory
            ? 'mandatory'
            : '';
  return (
    <Select
      aria-label={t`State`}
      placeholder={t`All states`}
      value={value}
      onChange={(next) => onChange(Object.hasOwn(choices, next) ? choices[next as keyof typeof choices] : none)}
      options={[
        { value: 'shown', label: t`Shown` },
        { value: 'hidden', label: t`Hidden` },
        { value: 'featured', label: t`Featured` },
        { value: 'mandatory', label: t`Mandatory` },
      ]}
    />
  );
}
