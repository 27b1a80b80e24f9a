export type Step = (title: string, run: () => Promise<void> | void) => void;

/**
 * One test of steps that build on each other, in the order in which they are told; a failure names its step. Everything
 * else is a test of its own, which runs alone and in any order.
 */
export function testInSteps(title: string, tell: (step: Step) => void, timeout = 60_000): void {
  const steps: { name: string; run: () => Promise<void> | void }[] = [];
  tell((name, run) => steps.push({ name, run }));
  test(
    title,
    async () => {
      for (const { name, run } of steps) {
        try {
          await run();
        } catch (error) {
          throw new Error(`at the step "${name}"`, { cause: error });
        }
      }
    },
    timeout,
  );
}
