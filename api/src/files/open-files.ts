import type { Config } from '../config.ts';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

/** The file store that the configuration names. */
export function openFiles(config: Pick<Config, 's3' | 'filesDir'>): Files {
  return config.s3 ? s3Files(config.s3) : localFiles(config.filesDir);
}
