import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '@portal/contract/order-detail';
import { creditOrder } from '@portal/contract/order-status-changes';
import { Button, showToast, useFormat } from '@portal/shared-ui';
import { Fields, Form, FormActions, SelectField, useSchemaForm } from '@portal/shared-ui/forms';
import { Dialog } from '@portal/shared-ui/kit';
import { useState } from 'react';
import * as v from 'valibot';

const Schema = v.object({ from: creditOrder.body.entries.from });

/** Gives back what payroll has drawn for a deleted order, from a month on (DECISIONS 37). */
export function CreditOrder({ order, credit }: { order: OrderDetail; credit: (from: string) => Promise<unknown> }) {
  const { t } = useLingui();
  const { periodTitle } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const drawn = order.draws.filter(
    ({ kind, status }) => kind !== 'correction' && (status === 'IN_FILE' || status === 'SENT'),
  );
  const form = useSchemaForm(Schema, {});
  if (drawn.length === 0) return null;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t`Give back draws`}</Button>
      {isOpen && (
        <Dialog title={t`Give back draws of order ${order.orderNumber}`} isOpen onClose={() => setIsOpen(false)}>
          <Form
            form={form}
            onSubmit={async ({ from }) => {
              await credit(from);
              showToast(t`The next salary file gives them back`);
              setIsOpen(false);
            }}
          >
            <Fields>
              <SelectField
                form={form}
                name="from"
                label={t`From the month`}
                hint={t`All later draws are given back too, each once.`}
                placeholder={t`Choose a month`}
                options={[...new Set(drawn.map(({ period }) => period))].map((period) => ({
                  value: period,
                  label: periodTitle(period),
                }))}
              />
              <FormActions>
                <Button type="submit" look="primary" busy={form.formState.isSubmitting}>
                  {t`Give back`}
                </Button>
                <Button onClick={() => setIsOpen(false)}>{t`Cancel`}</Button>
              </FormActions>
            </Fields>
          </Form>
        </Dialog>
      )}
    </>
  );
}
