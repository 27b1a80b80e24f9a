import { changeCompanyProfile } from '@portal/contract/company-profile';
import type { BodyOf } from '@portal/contract/endpoint';
import { call, useQueryClient } from '@portal/shared-ui';
import { useSaving } from '@portal/shared-ui/kit';
import { ownBranding } from '../../shared/branding.api.ts';
import { companyProfile } from '../../shared/profile.api.ts';

/** A change of the profile; the frame shows a new support address at once. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useSaving(companyProfile().queryKey, async (body: BodyOf<typeof changeCompanyProfile>) => {
    const answer = await call(changeCompanyProfile, { body });
    // The support address is part of the brand: its version is another one now.
    await client.invalidateQueries({ queryKey: ownBranding().queryKey });
    await client.refetchQueries({ queryKey: ['check-session'] });
    return answer;
  });
}
