/** Test files in random order (`npm run test:full`); RANDOM_ORDER names the order of a run that failed. */
export default class RandomOrder {
  sort(tests) {
    const seed = process.env.RANDOM_ORDER ?? String(Math.floor(Math.random() * 1_000_000));
    console.log(`test files in the order RANDOM_ORDER=${seed}`);
    let state = Number(seed);
    const next = () => (state = (state * 48_271 + 11) % 2_147_483_647);
    return tests
      .map((test) => ({ test, at: next() }))
      .sort((left, right) => left.at - right.at)
      .map(({ test }) => test);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
