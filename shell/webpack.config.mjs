import { shell } from '../shared-ui/webpack/shell.ts';

export default shell();
