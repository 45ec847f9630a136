import { guideLinks, plainMenuLinks, sideMenuLinks } from './site-links';

it.each([
  ['the footer', guideLinks],
  ['the menu', sideMenuLinks],
  ['the menu without a script', plainMenuLinks],
])('%s leads to the professionals', (_where, links) => {
  expect(links.map(({ path }) => path)).toContain('/yar/');
});
