import { reportViolation } from '@portal/contract/releases';
import { fakeApi, on } from '@portal/shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { givenMeta, givenRegistry } from '../testing/given-meta.ts';
import { tellViolations } from './violations.ts';

const breach = (
  effectiveDirective: string,
  sourceFile: string,
  blockedURI = 'https://elsewhere.example/anna@x.example',
) =>
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, sourceFile, blockedURI }),
  );

test('tells the directive and the part, once for each, and no address', async () => {
  givenRegistry(givenMeta('company', { name: 'mfe_company' }));
  const api = fakeApi(on(reportViolation, { data: { counted: true } }));
  tellViolations();
  const own = globalThis.location.origin;
  breach('img-src', `${own}/mfe_company/12.js`);
  breach('img-src', `${own}/mfe_company/13.js`);
  breach('script-src-elem', `${own}/shell/1.0.0-aaaaaaa/main.js`);
  breach('script-src-attr', `${own}/company/orders`, 'inline');
  breach('style-src-elem', 'chrome-extension', 'inline');
  breach('trusted-types', '', 'inline');
  const bodies = () => api.calls.map(({ body }) => body);
  await waitFor(() => expect(bodies()).toHaveLength(5));
  expect(bodies()).toEqual([
    { directive: 'img-src', part: 'mfe_company' },
    { directive: 'script-src', part: 'shell' },
    { directive: 'script-src', part: 'page' },
    { directive: 'style-src', part: 'other' },
    { directive: 'other', part: 'page' },
  ]);
});
