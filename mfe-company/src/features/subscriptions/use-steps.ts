import { useSearchParams } from '@portal/shared-ui';
import { useState } from 'react';
import { searchWith } from './search-with.ts';
import { stepKeys, type StepKey } from './wizard-draft.ts';

export type Steps = {
  step: StepKey;
  place: number;
  previous: StepKey | undefined;
  /** one step on, or to that one */
  next: (to?: StepKey) => void;
  goTo: (key: StepKey) => void;
};

/**
 * Where one is in the wizard. The step is in the address, so that Back goes one step back; a step that has not been
 * reached yet cannot be opened by its address. `furthest`: where a draft was left.
 */
export function useSteps(furthest: StepKey = 'basics'): Steps {
  const [search, setSearch] = useSearchParams();
  const [reached, setReached] = useState(stepKeys.indexOf(furthest));
  const asked = stepKeys.findIndex((key) => key === search.get('step'));
  const at = Math.min(Math.max(asked, 0), reached);
  const goTo = (key: StepKey) => setSearch(searchWith('step', key));
  const next = (to: StepKey = stepKeys[at + 1] ?? 'review') => {
    setReached(Math.max(reached, stepKeys.indexOf(to)));
    goTo(to);
  };
  const step: StepKey = stepKeys[at] ?? 'basics';
  return { step, place: at + 1, next, previous: at > 0 ? stepKeys[at - 1] : undefined, goTo };
}
