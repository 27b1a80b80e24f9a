import * as contract from '@portal/contract/proposals';
import type { Seen } from '@portal/contract/seen';
import { call, queryOf, queryOptions } from '@portal/shared-ui';
import { useBinding } from '@portal/shared-ui/kit';

/** What a company does with proposals that wait for acceptance. */
export type ProposalDeed = 'remind' | 'withdraw';
const previews = { remind: contract.previewProposalReminders, withdraw: contract.previewWithdrawals };
const acts = { remind: contract.remindOfProposals, withdraw: contract.withdrawProposals };
const previewsKey = ['proposal-mails'] as const;

/** To whom it would be told, and the mail. */
export const proposalMailPreview = (deed: ProposalDeed, orderIds: readonly string[]) =>
  queryOptions({
    ...queryOf([...previewsKey, deed, orderIds], previews[deed], { body: { orderIds: [...orderIds] } }),
    staleTime: 0,
    gcTime: 0,
  });

export const useProposalAct = (deed: ProposalDeed) =>
  useBinding(
    ['company', 'orders'],
    (body: { orderIds: string[]; seen: Seen }, idempotencyKey) => call(acts[deed], { body }, { idempotencyKey }),
    previewsKey,
  );
