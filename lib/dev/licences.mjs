/** Licences whose terms the product keeps by naming its dependencies in package-lock.json, as npm writes them there. */
const ALLOWED = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Licences with conditions, each with the packages that may have it and the reason. */
const ALLOWED_FOR = [
  { licence: /^MPL-2\.0$/, packages: /^(@axe-core\/playwright|axe-core|mediabunny|web-push)$/, why: 'used unchanged' },
  { licence: /^CC-BY-4\.0$/, packages: /^caniuse-lite$/, why: 'data of the build, not delivered' },
  { licence: /^OFL$/, packages: /^vazirmatn$/, why: 'a font, embedded in documents unchanged' },
  { licence: /LGPL-3\.0-or-later/, packages: /^@img\/sharp-/, why: 'loaded as a library of its own' },
];

/** A sentence for each package of the lock file whose licence nobody has judged. */
export function findLicenceProblems(lock) {
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, { license }]) => ({ name: place.replace(/^.*node_modules\//, ''), licence: license ?? 'none' }))
    .filter(({ name, licence }) => !ALLOWED.has(licence) && !isAllowedFor(name, licence))
    .map(
      ({ name, licence }) =>
        `${name} has the licence ${licence}. Read it; if it allows the use, add it to lib/dev/licences.mjs, else remove the package.`,
    );
}

function isAllowedFor(name, licence) {
  return ALLOWED_FOR.some((row) => row.packages.test(name) && row.licence.test(licence));
}
