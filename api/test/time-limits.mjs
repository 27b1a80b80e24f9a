import { addEventHandler } from 'jest-circus';

const limitMs = 120_000;

/** The runner waits as long as it takes. Here a test or a hook gets its own limit, or this one, as elsewhere. */
addEventHandler(({ name }, { currentDescribeBlock: block }) => {
  const added = { add_test: block.children, add_hook: block.hooks }[name]?.at(-1);
  if (!added?.fn) return;
  const { fn, timeout = limitMs } = added;
  added.fn = async () => {
    let timer;
    const late = new Promise((_, refuse) => {
      timer = setTimeout(() => refuse(new Error(`it took longer than ${timeout} ms`)), timeout);
    });
    await Promise.race([Promise.resolve().then(fn), late]).finally(() => clearTimeout(timer));
  };
});
