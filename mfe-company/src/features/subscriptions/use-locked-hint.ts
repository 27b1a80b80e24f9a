import { useLingui } from '@lingui/react/macro';

/** Why a field cannot be changed, or undefined when it can (UX 1.2: locked fields show the reason). */
export function useLockedHint(isLocked: boolean): string | undefined {
  const { t } = useLingui();
  return isLocked ? t`Locked: employees have ordered.` : undefined;
}
