/** The catalogs are compiled from the `.po` files before a build; their type is known without them. */
declare module '*/locales/en-us.ts' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
declare module '*/locales/da-dk.ts' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
