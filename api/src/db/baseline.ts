/**
 * The last state of a database from before checksums were kept that goes on: its newest migration and the fingerprint
 * of
 * its schema. Earlier ones ran migrations that were edited since, so what is in them is not known.
 */
export const baseline = {
  newest: '0026_deep_pages',
  fingerprint: '4a6b099b093d0b7f6a7bc876dbd9bcf9d5079a3fef0a51602ac5d104fed095fb',
};
