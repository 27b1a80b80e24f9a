import * as kit from '@portal/shared-ui/kit';
import { makeQueryClient } from '@portal/shared-ui';
import { fakeApi } from '@portal/shared-ui/testing';
import { act } from '@testing-library/react';
import { rehearseList } from './rehearsal.tsx';

test('a list is rendered for nobody: nothing of it is in the document, asked for or kept', async () => {
  const { calls } = fakeApi();
  const client = makeQueryClient();
  let rows = 0;
  const watched: typeof kit = {
    ...kit,
    Menu: (props) => {
      rows += 1;
      return kit.Menu(props);
    },
  };
  const before = document.body.innerHTML;
  await act(async () => rehearseList(watched, client));
  expect(rows).toBeGreaterThan(10);
  expect(document.body.innerHTML).toBe(before);
  expect(client.isFetching()).toBe(0);
  expect(client.getQueryCache().getAll().some((query) => query.getObserversCount() > 0)).toBe(false);
  expect(calls).toEqual([]);
});
