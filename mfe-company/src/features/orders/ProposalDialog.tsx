import { plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { showToast, useQuery } from '@portal/shared-ui';
import { MailConfirm } from '../../shared/MailConfirm.tsx';
import { proposalMailPreview, useProposalAct, type ProposalDeed } from './proposal-mails.api.ts';

export type AskedProposals = { deed: ProposalDeed; orderIds: readonly string[] };
type ProposalDialogProps = { asked: AskedProposals; onDone: () => void; onClose: () => void };

/** Asks before proposals are sent again or withdrawn, with the people and the mail (DECISIONS 46). */
export function ProposalDialog({ asked: { deed, orderIds }, onDone, onClose }: ProposalDialogProps) {
  const act = useProposalAct(deed);
  const query = useQuery(proposalMailPreview(deed, orderIds));
  const isWithdrawal = deed === 'withdraw';
  return (
    <MailConfirm
      title={
        isWithdrawal ? (
          <Plural value={orderIds.length} one="Withdraw this proposal?" other="Withdraw # proposals?" />
        ) : (
          <Plural value={orderIds.length} one="Send this proposal again?" other="Send # proposals again?" />
        )
      }
      why={
        isWithdrawal ? (
          <Trans>
            The proposal ends and its subsidy is free again. It cannot be restored, but you can make a new one.
          </Trans>
        ) : (
          <Trans>They have not answered yet. Mails cannot be recalled once they are sent.</Trans>
        )
      }
      query={query}
      confirmText={(count) =>
        isWithdrawal
          ? plural(count, { one: 'Withdraw # proposal', other: 'Withdraw # proposals' })
          : plural(count, { one: 'Send # proposal again', other: 'Send # proposals again' })
      }
      onConfirm={async (seen) => {
        const { data } = await act.mutateAsync({ orderIds: [...orderIds], seen });
        showToast(
          isWithdrawal
            ? plural(data.sent, { one: '# proposal is withdrawn', other: '# proposals are withdrawn' })
            : plural(data.sent, { one: '# proposal is sent again', other: '# proposals are sent again' }),
        );
        onDone();
      }}
      onClose={onClose}
    />
  );
}
