import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { EmployeeDelivery } from '@portal/contract/employee-bulk';
import { Badge, Instant, type Tone } from '@portal/shared-ui';
import { SecondLine } from '@portal/shared-ui/kit';

const looks: Readonly<Record<EmployeeDelivery['state'], { label: MessageDescriptor; tone: Tone }>> = {
  WAITING: { label: msg`On its way`, tone: 'warn' },
  SENT: { label: msg`Sent`, tone: 'success' },
  FAILED: { label: msg`Could not be delivered`, tone: 'danger' },
};

/** What became of a mail, such as the last invitation or login link. */
export function DeliveryState({ delivery }: { delivery: Pick<EmployeeDelivery, 'state' | 'at'> | undefined }) {
  const { i18n } = useLingui();
  if (!delivery) return null;
  const { label, tone } = looks[delivery.state];
  return (
    <>
      <Badge tone={tone}>{i18n._(label)}</Badge>
      <SecondLine>
        <Instant value={delivery.at} />
      </SecondLine>
    </>
  );
}
