import { useLingui } from '@lingui/react/macro';
import { Button, Card } from '@portal/shared-ui';
import type { SchemaForm } from '@portal/shared-ui/forms';
import { useState } from 'react';
import { AddressCard, type AddressInput } from './AddressCard.tsx';

/** Where a supplier takes returns and repairs (DECISIONS 40): its own address, until it gives another one. */
export function ReturnAddressCard({ form }: { form: SchemaForm<AddressInput, unknown> }) {
  const { t } = useLingui();
  const [isOther, setIsOther] = useState(Boolean(form.getValues('return_address_line_one')));
  if (isOther) return <AddressCard form={form} isReturn />;
  return (
    <Card title={t`Return address`}>
      <p>{t`Returns and repairs are sent to the address above.`}</p>
      <Button onClick={() => setIsOther(true)}>{t`Give another address`}</Button>
    </Card>
  );
}
