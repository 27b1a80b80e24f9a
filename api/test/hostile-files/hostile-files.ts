import type { HostileFile } from './given-bytes.ts';
import { hostileTexts } from './hostile-texts.ts';
import { hostileWorkbooks } from './hostile-workbooks.ts';

/** Files that are no good table, each made to hurt its reader. */
export const hostileFiles: readonly HostileFile[] = [...hostileTexts, ...hostileWorkbooks];
