import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Badge, Ban, Check } from '@portal/shared-ui';

export const enabledLabels = { true: msg`Enabled`, false: msg`Disabled` };

/** Whether something of the master data may be chosen. */
export function EnabledBadge({ enabled }: { enabled: boolean }) {
  const { t } = useLingui();
  return enabled ? (
    <Badge tone="success" icon={Check}>
      {t`Enabled`}
    </Badge>
  ) : (
    <Badge icon={Ban}>{t`Disabled`}</Badge>
  );
}
