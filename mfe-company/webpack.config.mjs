import { remote } from '../shared-ui/webpack/remote.ts';

export default remote('company');
