import { remote } from '@portal/shared-ui/webpack';
import { meta } from './src/remote.ts';

export default remote(meta);
