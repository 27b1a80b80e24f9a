/**
 * The four remotes: which roles each serves and under which paths its pages live (SPEC §2, routes.json).
 * One table for the build (release.json), so that the shell learns it from the registry and never imports a remote.
 */
export const remoteTable = {
  company: { roles: ['company'], routes: ['/company'] },
  supplier: { roles: ['supplier'], routes: ['/supplier'] },
  admin: { roles: ['admin'], routes: ['/admin'] },
  employee: { roles: ['employee'], routes: ['/employee', '/welcome'] },
} as const;

export type RemoteRole = keyof typeof remoteTable;

/** Languages every package carries (SPEC §1). */
export const locales = ['en-us', 'da-dk'] as const;
