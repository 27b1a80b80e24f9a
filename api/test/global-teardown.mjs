/** Stops the embedded database that the set-up started. */
export default async function teardown() {
  const child = globalThis.portalDatabase;
  if (!child) return;
  // Held until it has ended: without it nothing would keep this process alive, and jest would end before it reports.
  child.ref();
  await new Promise((done) => {
    child.once('exit', done);
    child.disconnect();
  });
}
