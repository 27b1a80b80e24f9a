import { resolve } from 'node:path';
import { bucketStore } from './bucket-store.ts';
import { folderStore } from './folder-store.ts';
import type { SiteStore } from './site-store.ts';

/** `s3://bucket/prefix`, or a folder. */
export const storeAt = (target: string): SiteStore =>
  target.startsWith('s3://') ? bucketStore(target) : folderStore(resolve(target));
