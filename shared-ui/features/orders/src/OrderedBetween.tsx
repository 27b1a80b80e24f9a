import { Trans, useLingui } from '@lingui/react/macro';
import type { Day } from '@portal/contract/days';
import { Button, Field, Input, useFormat } from '@portal/shared-ui';
import { Dialog, FilterChip, ListFilter } from '@portal/shared-ui/kit';
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
  const apply = () => {
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
          <Field label={t`Ordered from`}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft?.from ?? ''}
                onChange={(event) => setDraft({ from: event.target.value, to: draft?.to ?? '' })}
              />
            )}
          </Field>
          <Field label={t`Ordered to`}>
            {(control) => (
              <Input
                {...control}
                type="date"
                value={draft?.to ?? ''}
                onChange={(event) => setDraft({ from: draft?.from ?? '', to: event.target.value })}
              />
            )}
          </Field>
        </Stack>
      </Dialog>
    </>
  );
}
