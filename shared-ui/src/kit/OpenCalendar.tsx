import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, type ComponentProps, type RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import type DayCalendarPart from './DayCalendar.tsx';
import { Floating } from './Floating.tsx';

// Most days are typed; who wants to see the month loads it.
const DayCalendar = lazy(() => import('./DayCalendar.tsx'));

type OpenCalendarProps = ComponentProps<typeof DayCalendarPart> & {
  box: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The month of a day's field, beside the field. */
export function OpenCalendar({ box, onClose, ...month }: OpenCalendarProps) {
  const { t } = useLingui();
  return (
    <Floating isOpen onOpenChange={onClose} triggerRef={box} placement="bottom start" offset={4}>
      <Dialog aria-label={t`Choose a day`}>
        <Suspense>
          <DayCalendar {...month} />
        </Suspense>
      </Dialog>
    </Floating>
  );
}
