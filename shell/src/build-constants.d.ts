/** Whether a remote may come from a developer's machine: true in the shell of `npm run dev` alone. */
declare const REMOTE_OVERRIDES: boolean;
