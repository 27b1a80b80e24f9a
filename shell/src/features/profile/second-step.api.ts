import { confirmSecondStep, getSecondStep, startSecondStep, turnOffSecondStep } from '@portal/contract/second-step';
import { call, queryOptions, useMutation, useQueryClient } from '@portal/shared-ui';
import { withProof } from '../../session/proof.ts';

export const secondStep = queryOptions({
  queryKey: ['second-step'],
  queryFn: async () => (await call(getSecondStep)).data,
});

/** A secret for the authenticator app; nothing is asked for until it is confirmed. */
export const useStartSecondStep = () =>
  useMutation({
    mutationFn: async (body: { password: string }) => (await withProof(() => call(startSecondStep, { body }))).data,
    gcTime: 0,
  });

/** Turns the second step on; what comes back are the recovery codes. */
export function useConfirmSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { code: string }) => (await call(confirmSecondStep, { body })).data.recoveryCodes,
    onSuccess: () => client.invalidateQueries({ queryKey: secondStep.queryKey }),
    gcTime: 0,
  });
}

export function useTurnOffSecondStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { password: string }) => withProof(() => call(turnOffSecondStep, { body })),
    onSuccess: () => client.invalidateQueries({ queryKey: secondStep.queryKey }),
  });
}
