import { portFault } from './preconditions.ts';

test.each([
  ['EADDRINUSE', 'Port 3000 is taken by another program; stop it or set PORT to a free one.'],
  ['EACCES', 'Port 3000 needs more rights than you have; set PORT to one above 1023.'],
  ['EADDRNOTAVAIL', 'Port 3000 on 10.0.0.1 cannot be used: no such address.'],
])('a port that cannot be listened on is said in a sentence: %s', (code, said) => {
  const error = Object.assign(new Error('no such address'), { code });
  expect(portFault(error, '10.0.0.1', 3000).message).toBe(said);
});
