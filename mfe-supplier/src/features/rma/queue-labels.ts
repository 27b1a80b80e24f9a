import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RmaQueue } from '@portal/contract/rma-supplier';
import { rmaKindLabels } from '@portal/requests';

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

/** What the fields of the queue are called where it is filtered and sorted. */
export const queueFields = [
  { sort: 'answerDue', header: msg`Answer due` },
  { sort: 'createdAt', header: msg`Reported` },
  { sort: 'incidentDate', header: msg`Date of incident` },
  { sort: 'expectedBack', header: msg`Expected with the employee` },
  { sort: 'employee', header: msg`Employee` },
  { sort: 'company', header: msg`Company` },
  { sort: 'product', header: msg`Product` },
  { sort: 'orderNumber', header: msg`Order` },
  { sort: 'kind', header: msg`Kind`, choices: rmaKindLabels },
  { sort: 'covered', header: msg`Covered` },
] as const;
