import { messageOf } from '@portal/shared-ui';
import { loginProblems } from './login-problems.ts';

test.each([
  [{ email: '', password: '' }, ['Required', 'No password provided.']],
  [{ email: '  ', password: 'x' }, ['Required']],
  [{ email: 'nope', password: 'x' }, ['Invalid email']],
  [{ email: 'mette@nordlys.example', password: '' }, ['No password provided.']],
  [{ email: ' mette@nordlys.example ', password: 'x' }, []],
])('%j', (values, texts) => {
  expect(loginProblems(values).map(({ key }) => messageOf(key))).toEqual(texts);
});
