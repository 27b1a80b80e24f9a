/** Stops the embedded database that the set-up started. */
export default async function teardown() {
  const child = globalThis.portalDatabase;
  if (!child) return;
  await new Promise((done) => {
    child.once('exit', done);
    child.disconnect();
  });
}
