import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What separates the columns of a text file. */
export const delimiterLabels: Readonly<Record<';' | ',' | '\t' | '|', MessageDescriptor>> = {
  ';': msg`Semicolon ;`,
  ',': msg`Comma ,`,
  '\t': msg`Tab`,
  '|': msg`Pipe |`,
};
