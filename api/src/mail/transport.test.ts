import { mailDomain } from './transport.ts';

test('a Message-ID stands at the domain of the sender, or of the portal where that is none', () => {
  const url = 'https://goder.nordlys.example:8443/x';
  expect(mailDomain('Benefits <no-reply@benefits.example>', url)).toBe('benefits.example');
  expect(mailDomain('no-reply@benefits.example', url)).toBe('benefits.example');
  expect(mailDomain('portal@localhost', url)).toBe('goder.nordlys.example');
});
