import { givenMeta } from '../testing/given-meta.ts';
import { nextState, type RemoteState } from './remote-state.ts';

const module = { default: () => null, meta: givenMeta('company'), loadMessages: async () => ({}) };

test('the way to a remote that recovers: loading, retrying, the last good one, ready', () => {
  const states = (['loading', 'retrying', 'lastGood'] as const).map(
    (phase) => nextState({ phase: 'idle' }, { type: 'trying', phase }).phase,
  );
  expect(states).toEqual(['loading', 'retrying', 'lastGood']);
  expect(nextState({ phase: 'lastGood' }, { type: 'loaded', module })).toEqual({ phase: 'ready', module });
});

test('a failure stays until it is tried again, whatever arrives late', () => {
  const failed: RemoteState = nextState({ phase: 'lastGood' }, { type: 'failed', error: new Error('gone') });
  expect(failed.phase).toBe('failed');
  expect(nextState(failed, { type: 'loaded', module })).toBe(failed);
  expect(nextState(failed, { type: 'tryAgain' })).toEqual({ phase: 'idle' });
});
