/**
 * `^1.2.3` against `1.4.0`: same major, not older. Carets are the only ranges that releases write.
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

/** What a remote was built for: the contract, ranges of shared packages, names by shared module. */
interface Wanted {
  contract: string;
  requires: Record<string, string>;
  names: Record<string, string[]>;
}

/** What a shell has: the contract that it speaks, versions of shared packages, names by shared module. */
export interface Offer {
  contract: string;
  provides: Record<string, string>;
  names: Record<string, string[]>;
}

/**
 * Why a remote cannot run in a shell, or undefined when it can; asked by the publisher, and by the page before anything
 * is downloaded (FEDERATION 3.5).
 */
export function incompatibility(remote: Wanted, shell: Offer): string | undefined {
  if (!isWithin(`^${remote.contract}`, shell.contract)) return `contract ${remote.contract}`;
  const refused = Object.entries(remote.requires).find(
    ([name, range]) => !isWithin(range, shell.provides[name] ?? '0'),
  );
  if (refused) return `${refused[0]} ${refused[1]}`;
  for (const [module, names] of Object.entries(remote.names)) {
    const lacking = names.filter((name) => !shell.names[module]?.includes(name));
    if (lacking.length > 0) return `${lacking.join(', ')} of ${module}`;
  }
  return undefined;
}
