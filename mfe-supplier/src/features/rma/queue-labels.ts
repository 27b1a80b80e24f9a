import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RmaQueue } from '@portal/contract/rma-supplier';

/** What the tile of a queue says under its number. */
export const queueLabels: Readonly<Record<RmaQueue, MessageDescriptor>> = {
  LATE: msg({ message: 'Late', context: 'RMA requests' }),
  NEW: msg({ message: 'New', context: 'RMA requests' }),
  WAITING: msg({ message: 'Waiting', context: 'RMA requests' }),
  IN_WORK: msg({ message: 'In work', context: 'RMA requests' }),
  CLOSED: msg({ message: 'Closed', context: 'RMA requests' }),
};

/** The heading above the requests of a queue. */
export const queueHeadings: Readonly<Record<RmaQueue, MessageDescriptor>> = {
  LATE: msg`Late: your answer was due`,
  NEW: msg`New and answered`,
  WAITING: msg`Waiting for the employee`,
  IN_WORK: msg`In work`,
  CLOSED: msg({ message: 'Closed', context: 'RMA requests' }),
};
