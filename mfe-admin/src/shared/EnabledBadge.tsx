import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Badge, Ban, Check } from '@portal/shared-ui';

export const enabledLabels = { true: msg`Enabled`, false: msg`Disabled` };

/** Whether something of the master data may be chosen. */
export function EnabledBadge({ enabled }: { enabled: boolean }) {
  return enabled ? (
    <Badge tone="success" icon={Check}>
      <Trans>Enabled</Trans>
    </Badge>
  ) : (
    <Badge icon={Ban}>
      <Trans>Disabled</Trans>
    </Badge>
  );
}
