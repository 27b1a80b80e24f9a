import { whenDrawn, whenSeen } from './first-paint/when-painted.ts';

/** The still login screen first, so that it is seen while the real one is made; the code is read in between. */
async function begin(): Promise<void> {
  await whenDrawn();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await whenSeen();
  await start();
}

void begin();
