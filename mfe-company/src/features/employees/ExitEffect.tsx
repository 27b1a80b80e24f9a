import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isDay } from '@portal/contract/days';
import type { ExitOrder, ExitPreview } from '@portal/contract/employee-exit';
import { ApiError, Badge, Day, Fixed, messageOf, Money, Note, useQuery } from '@portal/shared-ui';
import { DescriptionList } from '@portal/shared-ui/kit';
import { useLineLabels } from './exit-labels.ts';
import { Effect, EffectOrder } from './exit-style.ts';
import { exitPreview } from './exit.api.ts';

type ExitEffectProps = { employeeId: string; exitDate: string; exitReason: Parameters<typeof exitPreview>[2] };

/** What the typed date does to each running order. Always present, so that a screen reader hears it change. */
export function ExitEffect({ employeeId, exitDate, exitReason }: ExitEffectProps) {
  const query = useQuery({ ...exitPreview(employeeId, exitDate, exitReason), enabled: isDay(exitDate) });
  // A day that is over is named at its field.
  const refusal = query.error && isDay(exitDate) ? ApiError.from(query.error).key : 'must-be-in-the-future';
  const preview = isDay(exitDate) && !query.error ? query.data?.data : undefined;
  return (
    <Effect role="status" aria-busy={query.isFetching || undefined}>
      {refusal !== 'must-be-in-the-future' && <Note tone="warn">{messageOf(refusal)}</Note>}
      {preview && <PreviewFacts preview={preview} />}
    </Effect>
  );
}

function PreviewFacts({ preview: { orders, suspendedDraws, notShipped, lastDraw } }: { preview: ExitPreview }) {
  return (
    <>
      <p>
        {orders.length === 0 ? (
          <Trans>No order runs past this date, so there is nothing to pay.</Trans>
        ) : (
          <Plural
            value={suspendedDraws}
            one="# later draw waits until pay-in-full is closed."
            other="# later draws wait until pay-in-full is closed."
          />
        )}
      </p>
      {lastDraw && (
        <p>
          <Trans>
            The last draw is on <Day value={lastDraw} />.
          </Trans>
        </p>
      )}
      {notShipped > 0 && (
        <Note tone="warn">
          <Plural
            value={notShipped}
            one="# order is not shipped yet. Process or delete it."
            other="# orders are not shipped yet. Process or delete them."
          />
        </Note>
      )}
      {orders.map((order) => (
        <OrderEffect key={order.orderId} order={order} />
      ))}
    </>
  );
}

/** A subsidy that is kept is taken off: money is never shown negative, so the sign stands before it. */
function LineAmount({ line: { months, perMonth, amount } }: { line: ExitOrder['lines'][number] }) {
  const sign = amount.amount < 0 ? '−' : '';
  const plain = (money: typeof amount) => <Money value={{ ...money, amount: Math.abs(money.amount) }} />;
  return months > 1 ? (
    <>
      {months} × {plain(perMonth)} = {sign}
      {plain(amount)}
    </>
  ) : (
    <>
      {sign}
      {plain(amount)}
    </>
  );
}

function OrderEffect({ order }: { order: ExitOrder }) {
  const { t } = useLingui();
  const labels = useLineLabels();
  const { productName, orderNumber, drawn, months, monthsRemaining } = order;
  return (
    <EffectOrder aria-label={t`${productName}, order ${orderNumber}`}>
      <h3>
        <span>
          <Fixed>{productName}</Fixed>
        </span>
        {order.covered && <Badge tone="success">{t`Termination insurance pays`}</Badge>}
      </h3>
      <DescriptionList
        facts={[
          { key: 'drawn', label: t`Draws kept`, value: t`${drawn} of ${months}` },
          { key: 'remaining', label: t`Months remaining`, value: String(monthsRemaining) },
          ...order.lines.map((line) => ({ key: line.key, label: labels[line.key], value: <LineAmount line={line} /> })),
          { key: 'exVat', label: t`Ex VAT`, value: <Money value={order.priceExVat} /> },
          { key: 'vat', label: t`VAT`, value: <Money value={order.vat} /> },
          {
            key: 'total',
            label: <strong>{t`Pay-in-full`}</strong>,
            value: (
              <strong>
                <Money value={order.total} />
              </strong>
            ),
          },
        ]}
      />
    </EffectOrder>
  );
}
