import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a background job does, by the kind that the server keeps it under. */
export const jobWords: Readonly<Record<string, MessageDescriptor>> = {
  import: msg`Import of a file`,
  'employee-changes': msg`Changes of many employees`,
  'fetch-pictures': msg`Pictures of an import`,
  'order-mails': msg`Mails about orders`,
};

/** For a kind that a newer server knows. */
export const otherJob = msg`Other job`;
