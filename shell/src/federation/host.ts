import * as linguiCore from '@lingui/core';
import * as linguiReact from '@lingui/react';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import * as sharedUi from '@portal/shared-ui';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactJsx from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';
import type { Singleton } from '../../../shared-ui/webpack/shared-modules.ts';
import { loadForms, loadKit } from '../portal/load-kit.ts';
import type { Offer } from './compatibility.ts';
import guardPlugin from './guard.plugin.ts';

/** The contract and the versions that the shell provides, as installed when it was built. */
declare const SHELL_PROVIDES: { contract: string; provides: Record<Singleton, string> };

/** The federation runtime of this page, and what remotes find in it. */
export interface Host {
  runtime: ReturnType<typeof createInstance>;
  offer: Offer;
}

type Forms = Awaited<ReturnType<typeof loadForms>>;

/** What forms offer is asked before they are loaded; the compiler holds the list to their exports. */
const formNames: Record<keyof Forms, true> = {
  changedFields: true,
  CheckboxField: true,
  CountryField: true,
  DayField: true,
  EmailField: true,
  FieldFault: true,
  FieldRow: true,
  Fields: true,
  Form: true,
  FormActions: true,
  isUnchanged: true,
  MoneyField: true,
  NumberField: true,
  partOf: true,
  PasswordField: true,
  PercentField: true,
  RadioField: true,
  SaveActions: true,
  SelectField: true,
  TextAreaField: true,
  TextField: true,
  useEditing: true,
  useFieldArray: true,
  useFormDraft: true,
  useFieldWords: true,
  useSchemaForm: true,
  useWatch: true,
};

/** @param kit too large for the first chunks, so it is given when it has arrived */
function createHost(kit: object): Host {
  const copies: Record<Exclude<Singleton, '@portal/shared-ui/forms'>, unknown> = {
    react,
    'react/jsx-runtime': reactJsx,
    'react-dom': reactDom,
    'styled-components': styledComponents,
    '@lingui/core': linguiCore,
    '@lingui/react': linguiReact,
    '@portal/shared-ui': sharedUi,
    '@portal/shared-ui/kit': kit,
  };
  const sharing = (name: Singleton) => {
    const version = SHELL_PROVIDES.provides[name];
    return { version, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` } };
  };
  // Where the entry of a remote looks for the runtime (`externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const loaded = Object.entries(copies).map(
    ([name, copy]) => [name, { ...sharing(name as Singleton), lib: () => copy }] as const,
  );
  const runtime = createInstance({
    name: 'portal_shell',
    remotes: [],
    shared: {
      ...Object.fromEntries(loaded),
      '@portal/shared-ui/forms': {
        ...sharing('@portal/shared-ui/forms'),
        get: async () => {
          const forms = await loadForms();
          return () => forms;
        },
      },
    },
    shareStrategy: 'loaded-first',
    plugins: [guardPlugin()],
  });
  const names = {
    '@portal/shared-ui': Object.keys(sharedUi),
    '@portal/shared-ui/kit': Object.keys(kit),
    '@portal/shared-ui/forms': Object.keys(formNames),
  };
  return { runtime, offer: { ...SHELL_PROVIDES, names } };
}

let host: Host | undefined;

/**
 * The federation runtime of this page, made when the first remote is wanted and the kit is there. The shell is built
 * without the bundler's federation plugin: its own modules import each other directly, and only remotes pay for
 * sharing.
 *
 * @throws when the kit does not arrive; the next call asks again
 */
export async function federationHost(): Promise<Host> {
  const kit = await loadKit();
  return (host ??= createHost(kit));
}
