import { getSecondStep } from '@portal/contract/second-step';
import { getProfile, listOwnSessions, type Profile } from '@portal/contract/user';
import { on } from '@portal/shared-ui/testing';

export const profile: Profile = {
  name: 'Mette Krag',
  email: 'mette.krag@nordlys.example',
  newEmail: null,
  phone_number: '',
  address_line_one: '',
  address_line_two: '',
  zipcode: '',
  city: '',
  country: '',
  language: 'en-us',
  hasPassword: true,
  mustChangePassword: false,
  version: 2,
};
const session = (n: number, isThisOne: boolean) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:05:00.000Z',
  ip: '10.0.0.1',
  userAgent: 'Mozilla/5.0 (X11; Linux) Chrome/130.0',
  isThisOne,
});

/** What the page of the own profile asks for, as the server answers it for a company's administrator. */
export const ownPages = [
  on(getProfile, { data: profile }),
  on(listOwnSessions, { data: [session(1, true), session(2, false)] }),
  on(getSecondStep, { data: { isOn: false, recoveryCodesLeft: 0 } }),
] as const;
