import { useLingui } from '@lingui/react/macro';
import { Button, useSearchParams } from '@portal/shared-ui';
import { subscriptionColumns } from './subscription-columns.tsx';

const everything = subscriptionColumns.map(({ key }) => key).join(',');

/** The advanced view of subscriptions (SPEC 2): every column there is; pressed again, as before. */
export function AdvancedView() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const isOn = search.get('columns') === everything;
  const toggle = () =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (isOn) next.delete('columns');
      else next.set('columns', everything);
      return next;
    });
  return (
    <Button aria-pressed={isOn} onClick={toggle}>
      {t`Advanced view`}
    </Button>
  );
}
