import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Ban, Check } from '@portal/shared-ui';
import { Clock, Hourglass, Undo2 } from '@portal/shared-ui/kit';
import type { DrawMonth } from './draw-months.ts';

/** Icon, word and colour, so never colour alone (VISUAL 4.1). */
export function DrawState({ state }: Pick<DrawMonth, 'state'>) {
  const { t } = useLingui();
  switch (state) {
    case 'sent':
      return (
        <Badge tone="success" icon={Check}>
          {t`Deducted`}
        </Badge>
      );
    case 'paused':
      return (
        <Badge tone="warn" icon={Hourglass}>
          <Trans context="draw">Left out</Trans>
        </Badge>
      );
    case 'suspended':
      return (
        <Badge tone="warn" icon={Hourglass}>
          {t`Waits for pay in full`}
        </Badge>
      );
    case 'cancelled':
      return (
        <Badge icon={Ban}>
          <Trans context="draw">Cancelled</Trans>
        </Badge>
      );
    case 'credited':
      return (
        <Badge tone="teal" icon={Undo2}>
          {t`Credit`}
        </Badge>
      );
    case 'planned':
      return (
        <Badge tone="outline" icon={Clock}>
          {t`Planned`}
        </Badge>
      );
  }
}
