/** Numbers of a pager: first, last, the current one and its neighbours; undefined stands for a gap. */
export function pagesShown(page: number, last: number): (number | undefined)[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < last);
  const wanted = [...new Set([1, ...near, last])].filter((one) => one >= 1).toSorted((left, right) => left - right);
  return wanted.flatMap((one, index) => {
    const before = wanted[index - 1] ?? one - 1;
    return one - before > 1 ? [undefined, one] : [one];
  });
}
