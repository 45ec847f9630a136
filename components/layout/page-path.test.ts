/** @jest-environment jsdom */
import { canBeFollowed, findLink, findPagePath } from './page-path';

const here = new URL('https://pelakfan.example/en/services/');
const place = { origin: here.origin, pathname: here.pathname, search: here.search };

function toLink(html: string): HTMLAnchorElement | null {
  document.body.innerHTML = html.replaceAll('href="/', `href="${here.origin}/`);
  return findLink(document.body.querySelector('b'));
}

describe('the links that a page follows without loading a document', () => {
  it.each([
    ['another page', '<a href="/en/policy/"><b>', '/en/policy/'],
    ['the order flow, which has no closing slash', '<a href="/en/services"><b>', '/en/services'],
    [
      'an order, with its query and its place',
      '<a href="/en/services/house-cleaning/?order-step=22#top"><b>',
      '/en/services/house-cleaning/?order-step=22#top',
    ],
  ])('%s', (_, html, path) => expect(findPagePath(toLink(html), place)).toBe(path));

  it.each([
    ['another language', '<a href="/services/"><b>'],
    ['another site', '<a href="https://elsewhere.example/en/policy/"><b>'],
    ['a new tab', '<a href="/en/policy/" target="_blank"><b>'],
    ['a download', '<a href="/en/invite.ics" download><b>'],
    ['a place in this page', '<a href="/en/services/#content"><b>'],
    ['no link at all', '<p><b>'],
  ])('are not those to %s', (_, html) => expect(findPagePath(toLink(html), place)).toBeNull());
});

describe('a link into an order', () => {
  it.each([
    ['is followed in a city of the service', '<a href="/en/x/" data-order-cities="1 12"><b>', 12, true],
    ['is not followed in another city', '<a href="/en/x/" data-order-cities="1 12"><b>', 2, false],
    ['is not followed where the service has no city', '<a href="/en/x/" data-order-cities=""><b>', 1, false],
    ['does not count to a page of its own', '<a href="/en/x/"><b>', 2, true],
  ])('%s', (_, html, cityId, expected) => {
    const link = toLink(html);
    expect(link && canBeFollowed(link, cityId)).toBe(expected);
  });
});
