/** The frame's chunk; asked for early by whoever knows that somebody is signed in. */
export const loadFrame = () => import('./Frame.tsx');
