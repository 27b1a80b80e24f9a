import { setLanguage } from '@portal/contract/auth';
import { getSingleKeys, saveSingleKeys } from '@portal/contract/user';
import { currentLocale, useSessionStore } from '@portal/shared-ui';
import { fails, fakeApi, givenSession, on } from '@portal/shared-ui/testing';
import { chooseLanguage } from './choose-language.ts';
import { changeSingleKeys } from './keys/keys.api.ts';

test('a session that may not change the login has its language on this page alone', async () => {
  givenSession();
  fakeApi(on(setLanguage, fails('confirm-it-is-you', 403)), on(saveSingleKeys, fails('confirm-it-is-you', 403)));
  await chooseLanguage('da-dk');
  expect(currentLocale()).toBe('da-dk');
  expect(useSessionStore.getState().user?.language).toBe('da-dk');
  await changeSingleKeys(false);
});

test('any other refusal is said', async () => {
  givenSession();
  fakeApi(on(setLanguage, fails('service-unavailable', 503)), on(getSingleKeys, { data: { singleKeys: true } }));
  await expect(chooseLanguage('da-dk')).rejects.toMatchObject({ key: 'service-unavailable' });
});
