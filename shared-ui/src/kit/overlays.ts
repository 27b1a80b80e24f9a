/** What stands over a page, in a chunk of its own: half of the kit's code, and no page begins with it. */
export { OpenCalendar } from './OpenCalendar.tsx';
export { OpenDialog } from './OpenDialog.tsx';
export { OpenDrawer } from './OpenDrawer.tsx';
export { OpenMenu } from './OpenMenu.tsx';
