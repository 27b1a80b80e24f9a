import { Trans, useLingui } from '@lingui/react/macro';
import { isDay, type Day } from '@portal/contract/days';
import { Button, Field, messageOf, useFormat } from '@portal/shared-ui';
import { DayInput, Dialog, FilterChip, ListFilter } from '@portal/shared-ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';

const Stack = styled.div`display: grid; gap: var(--s-4);`;

type OrderedBetweenProps = {
  from: Day | undefined;
  to: Day | undefined;
  onChange: (change: { from: Day | undefined; to: Day | undefined }) => void;
};

/** Filter by order date: a chip while it is set, a small form to set it. */
export function OrderedBetween({ from, to, onChange }: OrderedBetweenProps) {
  const { t } = useLingui();
  const { day } = useFormat();
  const [draft, setDraft] = useState<{ from: string; to: string }>();
  const close = () => setDraft(undefined);
  const faultOf = (side: string | undefined) => (side && !isDay(side) ? messageOf('invalid-day') : undefined);
  const apply = () => {
    if (faultOf(draft?.from) ?? faultOf(draft?.to)) return;
    onChange({ from: draft?.from || undefined, to: draft?.to || undefined });
    close();
  };
  return (
    <>
      {(from ?? to) && (
        <FilterChip
          label={t`Ordered`}
          value={`${from ? day(from) : ''} – ${to ? day(to) : ''}`}
          onRemove={() => onChange({ from: undefined, to: undefined })}
        />
      )}
      <Button
        look="quiet"
        size="small"
        icon={<ListFilter aria-hidden="true" />}
        onClick={() => setDraft({ from: from ?? '', to: to ?? '' })}
      >{t`Add filter`}</Button>
      <Dialog
        title={<Trans>Filter orders</Trans>}
        isOpen={draft !== undefined}
        onClose={close}
        isDismissable
        footer={
          <>
            <Button onClick={close}>{t`Cancel`}</Button>
            <Button look="primary" onClick={apply}>{t`Show orders`}</Button>
          </>
        }
      >
        <Stack>
          <Field label={t`Ordered from`} error={faultOf(draft?.from)}>
            {(control) => (
              <DayInput
                {...control}
                value={draft?.from ?? ''}
                max={draft?.to}
                onChange={(from) => setDraft({ from, to: draft?.to ?? '' })}
              />
            )}
          </Field>
          <Field label={t`Ordered to`} error={faultOf(draft?.to)}>
            {(control) => (
              <DayInput
                {...control}
                value={draft?.to ?? ''}
                min={draft?.from}
                onChange={(to) => setDraft({ from: draft?.from ?? '', to })}
              />
            )}
          </Field>
        </Stack>
      </Dialog>
    </>
  );
}
