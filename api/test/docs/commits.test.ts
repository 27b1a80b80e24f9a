import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './commands.ts';

const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });
/** Subjects follow the rule since everything was formatted. */
const [since = ''] = readFileSync(join(root, '.git-blame-ignore-revs'), 'utf8').match(/^[0-9a-f]{40}$/m) ?? [];
const hasHistory = git('merge-base', '--is-ancestor', since, 'HEAD').status === 0;

const conventional = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([a-z0-9, -]+\))?!?: \S/;
const isRefused = (subject: string) => subject.length > 72 || !conventional.test(subject);

test('subjects of commits are conventional and have at most 72 characters, where the history is there', () => {
  const subjects = hasHistory ? git('log', '--format=%s', `${since}..HEAD`).stdout.split('\n').slice(0, -1) : [];
  expect(subjects.filter(isRefused)).toEqual([]);
});

test.each(['Refuse an order', 'fix:refuse', 'wip: refuse an order', `fix: ${'a'.repeat(70)}`])(
  'the subject "%s" is refused',
  (subject) => expect(isRefused(subject)).toBe(true),
);
