import { runStandalone } from '@portal/shared-ui/standalone';
import App, { loadMessages, meta } from './app.tsx';

await runStandalone({ default: App, meta, loadMessages });
