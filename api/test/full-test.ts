import { isFullRun } from '../../shared-ui/presets/full-run.ts';

const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** A test of the full run alone; another one of its kind stands in `npm test`. */
export const fullTest = (isFullRun ? test : leftOut) as Pick<jest.It, 'each'> & jest.It;
