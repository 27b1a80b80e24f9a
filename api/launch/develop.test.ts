import { join } from 'node:path';
import { developedRemote } from './develop.ts';

const root = join(import.meta.dirname, '../..');
const asked = (args: string[], env: NodeJS.ProcessEnv = {}) => developedRemote(root, args, env);

test('npm run dev names the remote and where it is served; npm start names none', () => {
  expect(asked(['--develop', 'company'])).toEqual({ remote: 'mfe-company', origin: 'http://localhost:4201' });
  expect(asked(['--develop', 'admin'], { REMOTE_PORT: '4999' })?.origin).toBe('http://localhost:4999');
  expect(asked([])).toBeUndefined();
});

test.each([['--develop'], ['--develop', 'nothing'], ['--develop', '../api']])('%s %s is refused', (...args) => {
  expect(() => asked(args)).toThrow('npm run dev needs the role of a remote');
});

test('npm run dev is refused in production', () => {
  expect(() => asked(['--develop', 'company'], { NODE_ENV: 'production' })).toThrow('npm run dev is for development');
});
