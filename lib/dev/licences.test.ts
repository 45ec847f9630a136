import { findLicenceProblems } from './licences.mjs';

const listFor = (name: string, license?: string) =>
  findLicenceProblems({ packages: { '': {}, [`node_modules/${name}`]: { license } } });

it('refuses a package without a licence, and one whose licence was not judged', () => {
  expect(listFor('left-pad')).toEqual([expect.stringContaining('left-pad has the licence none')]);
  expect(listFor('left-pad', 'AGPL-3.0-only')).toEqual([expect.stringContaining('AGPL-3.0-only')]);
});

it('allows a licence with conditions for the packages that were judged by themselves', () => {
  expect(listFor('axe-core', 'MPL-2.0')).toEqual([]);
  expect(listFor('left-pad', 'MPL-2.0')).toHaveLength(1);
  expect(listFor('@scope/inner/node_modules/tool', 'MIT')).toEqual([]);
});
