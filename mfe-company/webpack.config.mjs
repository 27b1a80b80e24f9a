import { remote } from '../shared-ui/webpack/remote.ts';
import { meta } from './src/remote.ts';

export default remote(meta);
