import { nodePreset } from '../shared-ui/presets/jest.mjs';
import './test/compile-cache.mjs';

/**
 * The tests that need no database: rules, formats and files. No database is started here, so a test that asks for one
 * fails. A new file belongs to these when its kind is `rules` or `mapping`, or it lies in one of these places. Tests
 * that measure time stay out, because this runs beside other work.
 */
export default {
  ...nodePreset,
  displayName: 'api',
  testMatch: [
    '**/*.{rules,mapping}.test.ts',
    '**/src/payroll/**/*.test.ts',
    '**/src/tabular/{open-table,own-time,propose-mapping,shared-data,values,xlsx}.test.ts',
    '**/src/files/files.test.ts',
    '**/src/http/{plain-json,policy}.test.ts',
    '**/src/plugins/{drain,web}.test.ts',
    '**/src/config.test.ts',
    '**/test/docs/*.test.ts',
  ],
};
