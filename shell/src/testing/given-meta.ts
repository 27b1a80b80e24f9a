import type { Role } from '@portal/contract/endpoint';
import type { RemoteMeta } from '@portal/shared-ui/remote';

/** What a made-up remote says of itself: the office of a role with two pages, one of them in the menu. */
export const givenMeta = (role: Role, changes: Partial<RemoteMeta> = {}): RemoteMeta => ({
  name: `mfe-${role}`,
  contract: '2.0.0',
  roles: [role],
  paths: [`/${role}`],
  pages: [`/${role}/orders`, `/${role}/employees/:employeeId/orders`],
  inlineErrors: [],
  menu: [{ items: [menuItem(`/${role}/orders`, 'Orders', { letter: 'o', task: 'orders-to-process' })] }],
  actions: [],
  hits: {},
  tasks: {},
  ...changes,
});

type Item = RemoteMeta['menu'][number]['items'][number];

/** An entry of a menu; its Danish label is the English one with a star. */
export const menuItem = (to: string, label: string, changes: Partial<Item> = {}): Item => ({
  to,
  label: { 'en-us': label, 'da-dk': `${label}*` },
  letter: label.charAt(0).toLowerCase(),
  icon: 'package',
  ...changes,
});

/** The page's registry, as if these remotes were published. To be called before anything reads it. */
export function givenRegistry(...remotes: readonly RemoteMeta[]): void {
  const versionOf = (meta: RemoteMeta) => ({
    version: '1.0.0-aaaaaaa',
    base: `/${meta.name}/`,
    state: 'stable',
    release: { version: '1.0.0-aaaaaaa', contract: meta.contract, requires: {}, files: {}, firstView: [], meta },
  });
  const registered = remotes.map((meta) => [meta.name, { roles: meta.roles, versions: [versionOf(meta)] }] as const);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'mfe-registry';
  block.textContent = JSON.stringify({ schema: 1, serial: 1, remotes: Object.fromEntries(registered) });
  document.head.append(block);
}
