import { compileCatalogs, extractCatalog, missingTexts, packagesWithTexts } from './catalogs.ts';

/**
 * `npm run i18n [-- package …]`      collect the texts of the code and compile the catalogs
 * `npm run i18n -- --compile [pkg]`  compile only
 * `npm run i18n -- --check`          fail when a Danish text is missing or the catalogs do not match the code
 */
const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !packagesWithTexts.includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. Packages with texts: ${packagesWithTexts.join(', ')}`);
  process.exit(1);
}
const packages = named.length > 0 ? named : packagesWithTexts;

const faults = [];
if (!flags.has('--compile')) {
  for (const name of packages) {
    const changed = await extractCatalog(name);
    if (changed && flags.has('--check'))
      faults.push(`${name}: the catalogs did not match the code; they do now, commit them`);
  }
}
const compiled = await compileCatalogs(...packages);
if (flags.has('--check') && compiled.some((file) => file.startsWith('api/')))
  faults.push('api: the compiled catalogs did not match the texts; they do now, commit them');

const missing = (await Promise.all(packages.map(missingTexts))).flat();
if (missing.length > 0) console.log(`${missing.length} texts without a translation:\n  ${missing.join('\n  ')}`);
if (flags.has('--check') && (missing.length > 0 || faults.length > 0)) {
  for (const fault of faults) console.error(fault);
  process.exit(1);
}
