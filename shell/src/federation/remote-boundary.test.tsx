import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { RemoteBoundary } from './RemoteBoundary.tsx';

/** A page that throws when it is pressed, and always where it is said so. */
function Page({ error, isAlways = false }: { error: unknown; isAlways?: boolean }) {
  const [isPressed, setIsPressed] = useState(isAlways);
  if (isPressed) throw error;
  return <button onClick={() => setIsPressed(true)}>Act</button>;
}

function show(page: ReactNode) {
  const onFailure = jest.fn<() => void>();
  render(
    <RemoteBoundary onFailure={onFailure} fallback="last good">
      {page}
    </RemoteBoundary>,
  );
  return onFailure;
}
const notFound = new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');

describe('a remote that throws', () => {
  let errors: { mockRestore: () => void };
  beforeEach(() => {
    errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => errors.mockRestore());

  test('because another program changed the page is drawn anew, and counts as no failure', async () => {
    const onFailure = show(<Page error={notFound} />);
    await act(async () => screen.getByRole('button').click());
    expect(await screen.findByRole('button', { name: 'Act' })).toBeVisible();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test.each([
    ['itself', new Error('broken')],
    ['each time anew because of the page', notFound],
  ])('%s counts as failed', async (_why, error) => {
    const onFailure = show(<Page error={error} isAlways />);
    expect(await screen.findByText('last good')).toBeVisible();
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});
