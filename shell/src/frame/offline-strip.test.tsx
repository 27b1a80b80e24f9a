import { jest } from '@jest/globals';
import { useQuery } from '@portal/shared-ui';
import { renderPage } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { OfflineStrip } from './OfflineStrip.tsx';

const line = jest.spyOn(globalThis.navigator, 'onLine', 'get');
const becomes = (isOnline: boolean) =>
  act(() => {
    line.mockReturnValue(isOnline);
    globalThis.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

const read = jest.fn<() => Promise<string>>();
function Page() {
  const { data = 'nothing' } = useQuery({ queryKey: ['rows'], queryFn: read, meta: { quiet: true } });
  return <output>{data}</output>;
}

test('says politely that the line is cut, keeps what is typed, and goes with failed parts read anew', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  line.mockReturnValue(false);
  read.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('rows');
  const { user } = renderPage(
    <>
      <OfflineStrip />
      <input aria-label="Note" />
      <Page />
    </>,
  );
  const strip = screen.getByText('You are offline. What you typed is kept.');
  expect(strip.closest('[role=status]')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Note'), 'half a sentence');
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  becomes(true);
  expect(strip).not.toBeInTheDocument();
  expect(await screen.findByText('rows')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
  becomes(false);
  expect(await screen.findByText('You are offline. What you typed is kept.')).toBeVisible();
});
