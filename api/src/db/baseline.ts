/**
 * The schema of version 1.0.0: its newest migration and its fingerprint. Frozen. A database from before becomes this by
 * the files in `migrations/before-1.0.0`.
 */
export const baseline = {
  newest: '1013_retention',
  fingerprint: '9989bfdcbe46070a6a1454efd6ab1226e21a1c5c2fd10a269c8804349f0dd000',
};

/**
 * The last state of a database from before checksums were kept that goes on: its newest migration and the fingerprint
 * of its schema. Earlier ones ran migrations that were edited since, so what is in them is not known.
 */
export const beforeChecksums = {
  newest: '0026_deep_pages',
  fingerprint: '4a6b099b093d0b7f6a7bc876dbd9bcf9d5079a3fef0a51602ac5d104fed095fb',
};
