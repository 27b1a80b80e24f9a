import { addEventHandler } from 'jest-circus';
import { testBegins, testEnds } from '../../shared-ui/presets/current-test.mjs';

const limitMs = 120_000;

/**
 * The runner waits as long as it takes. Here a test or a hook gets its own limit, or this one, as elsewhere, and a run
 * can tell which test it is at.
 */
addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = { add_test: block.children, add_hook: block.hooks }[name]?.at(-1);
  if (!added?.fn) return;
  const { fn } = added;
  // A shorter one says nothing of the product, only of the machine.
  const timeout = Math.max(added.timeout ?? 0, limitMs);
  added.fn = async () => {
    const { testPath, currentTestName = 'before its first test' } = globalThis.expect.getState();
    testBegins(testPath, currentTestName);
    let timer;
    const late = new Promise((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`it took longer than ${timeout} ms`)), timeout);
    });
    await Promise.race([Promise.resolve().then(fn), late]).finally(() => {
      clearTimeout(timer);
      testEnds();
    });
  };
});
