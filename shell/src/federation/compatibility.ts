/**
 * `^1.2.3` against `1.4.0`: same major, not older. Carets are the only ranges that releases and the registry write.
 * For major 0 the minor must be equal too.
 */
export function isWithin(range: string, version: string): boolean {
  const [wanted, given] = [numbers(range.replace(/^\^/, '')), numbers(version)];
  if (wanted[0] !== given[0] || (wanted[0] === 0 && wanted[1] !== given[1])) return false;
  return compare(given, wanted) >= 0;
}

type Numbers = [number, number, number];

const numbers = (version: string): Numbers => {
  const [major = 0, minor = 0, patch = 0] = version.split('-')[0]?.split('.').map(Number) ?? [];
  return [major, minor, patch];
};

const compare = (a: Numbers, b: Numbers) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

interface Wanted {
  contract: string;
  requires: Record<string, string>;
}

/**
 * Why a release cannot run in this shell, or undefined when it can; asked before anything is downloaded (FEDERATION
 * 3.5).
 *
 * @param supported contract ranges of the shell
 * @param provided versions of the shared packages in this page; one not listed is not judged here
 */
export function incompatibility(
  release: Wanted,
  supported: string[],
  provided: Record<string, string>,
): string | undefined {
  if (!supported.some((range) => isWithin(range, release.contract))) return `contract ${release.contract}`;
  const refused = Object.entries(release.requires).find(([name, range]) => {
    const version = provided[name];
    return version !== undefined && !isWithin(range, version);
  });
  return refused && `${refused[0]} ${refused[1]}`;
}
