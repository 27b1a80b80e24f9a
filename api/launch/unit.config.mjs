import { join } from 'node:path';
import { root } from './install.mjs';
import { packages } from './workspaces.mjs';

/**
 * What `npm run test:unit` runs: the tests of all packages that need neither database nor browser. Files of the kind
 * `.test.tsx` type into whole pages, which takes minutes; they run with UNIT_PAGES=true.
 */
const folders = packages.filter((name) => name !== 'api');
const pages = process.env.UNIT_PAGES === 'true' ? [] : [String.raw`\.test\.tsx$`];

async function projectsOf(folder, file = 'jest.config.mjs') {
  const { default: config } = await import(join(root, folder, file));
  return (config.projects ?? [config]).map((project) => ({
    ...project,
    displayName: project.displayName ?? folder,
    rootDir: join(root, folder),
    testPathIgnorePatterns: [...project.testPathIgnorePatterns, ...pages],
  }));
}

const api = await projectsOf('api', 'jest.unit.config.mjs');
const others = await Promise.all(folders.map((folder) => projectsOf(folder)));

export default {
  rootDir: root,
  testTimeout: 120_000,
  maxWorkers: 2,
  // What a file has loaded stays in its worker's memory until the worker is a new one.
  workerIdleMemoryLimit: '1GB',
  projects: [...api, ...others.flat()],
};
