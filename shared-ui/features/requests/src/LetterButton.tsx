import { Trans } from '@lingui/react/macro';
import type { PayInFullDetail } from '@portal/contract/pay-in-full-rows';
import { Button, useMutation } from '@portal/shared-ui';

/** The request's letter as PDF: how it is paid, or whose the item is; nothing where there is none. */
export function LetterButton({
  request,
  letter,
}: {
  request: PayInFullDetail;
  letter: (requestId: string, fileName: string) => Promise<unknown>;
}) {
  const load = useMutation({ mutationFn: () => letter(request.id, `order-${request.orderNumber}.pdf`) });
  if (request.letter === null) return null;
  return (
    <div>
      <Button busy={load.isPending} onClick={() => load.mutate()}>
        {request.letter === 'OWNERSHIP' ? (
          <Trans>Ownership letter (PDF)</Trans>
        ) : (
          <Trans>Letter of payment (PDF)</Trans>
        )}
      </Button>
    </div>
  );
}
