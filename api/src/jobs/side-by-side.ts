/** Acts on each of many, so many at once; the failure of one does not hold the others back. */
export async function sideBySide<T>(
  many: readonly T[],
  atOnce: number,
  what: string,
  act: (one: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  const waiting = many.values();
  const lane = async () => {
    for (const one of waiting) await act(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${what} failed`);
}
