import { pageParts, policyDirectives, reportViolation, type Violation } from '@portal/contract/releases';
import { call } from '@portal/shared-ui';
import { addressOf, currentRegistry } from './registry.ts';

const oneOf = <Known extends string>(known: readonly Known[], text: string): Known | undefined =>
  known.find((one) => one === text);

/** Whose file an address is, or the page for one that names no file; undefined for another's. */
function partAt(address: string): Violation['part'] | undefined {
  if (!URL.canParse(address)) return undefined;
  const remote = Object.entries(currentRegistry().remotes).find(([, { versions }]) =>
    versions.some((version) => address.startsWith(addressOf(version, ''))),
  );
  if (remote) return oneOf(pageParts, remote[0]) ?? 'other';
  const { origin, pathname } = new URL(address);
  if (origin !== globalThis.location.origin) return undefined;
  return pathname.startsWith('/shell/') ? 'shell' : 'page';
}

/**
 * Tells the API what breaks the page's policy (FEDERATION 3.7): the directive, and the part whose code did it. The
 * address that was refused may name a person, so it stays here. Once for each in a page; a report that does not arrive
 * is not missed.
 */
export function tellViolations(): void {
  const told = new Set<string>();
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) => {
    const body: Violation = {
      directive: oneOf(policyDirectives, effectiveDirective.replace(/-(elem|attr)$/, '')) ?? 'other',
      part: partAt(sourceFile ?? '') ?? (sourceFile ? 'other' : (partAt(blockedURI) ?? 'page')),
    };
    const kind = `${body.directive} ${body.part}`;
    if (told.has(kind)) return;
    told.add(kind);
    void call(reportViolation, { body }, { resume: false }).catch(() => undefined);
  });
}
