import { rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * A test process notes the test that it is at, so that a run that hangs can say where (`api/launch/gate`). Without
 * PORTAL_CURRENT_TESTS, the folder for these notes, nothing is noted.
 */
const folder = process.env.PORTAL_CURRENT_TESTS;
const note = folder && join(folder, String(process.pid));

/**
 * @param {string} file its path
 * @param {string} title
 */
export function testBegins(file, title) {
  if (note) writeFileSync(note, `${relative('', file)} › ${title}`);
}

export function testEnds() {
  if (note) rmSync(note, { force: true });
}

/** What jest tells its environments of the tests of a file. */
export function noteEvent({ name, test }, file) {
  if (name === 'test_start') testBegins(file, test.name);
  if (name === 'test_done') testEnds();
}
