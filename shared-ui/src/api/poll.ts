/** Wait between two looks at a job: quick at first, so short jobs feel immediate, then gentle. */
function pollDelayMs(looks: number): number {
  return Math.min(400 * 1.5 ** looks, 3000);
}

/**
 * `refetchInterval` of a job's query: looks again until the job has ended.
 * Use as `refetchInterval: pollUntil((job) => job.data.endedAt !== null)`.
 */
export function pollUntil<Answer>(isDone: (answer: Answer) => boolean) {
  return (query: { state: { data: Answer | undefined; dataUpdateCount: number; error: unknown } }): number | false => {
    const { data, dataUpdateCount, error } = query.state;
    if (error || (data !== undefined && isDone(data))) return false;
    return pollDelayMs(dataUpdateCount);
  };
}
