import { start } from './bootstrap.tsx';

start();
