import { join } from 'node:path';

/**
 * Processes that tests start find here what an earlier one compiled, as production's do in its data folder: compiling
 * takes more than half of a start's processor time.
 */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/portal-compiled');
