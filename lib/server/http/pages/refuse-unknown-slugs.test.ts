import { findSlugRedirect, toServicePaths } from './refuse-unknown-slugs';

const paths = toServicePaths([
  { path: '/services/house-cleaning/', hasPage: true, redirectsTo: null },
  { path: '/services/house-cleaning/regular/', hasPage: true, redirectsTo: null },
  { path: '/services/house-cleaning/stairwell/', hasPage: false, redirectsTo: '/services/house-cleaning/' },
  { path: '/services-at-location/karaj/', hasPage: true, redirectsTo: null },
  { path: '/services-at-location/karaj/house-cleaning/', hasPage: true, redirectsTo: null },
  { path: '/services-at-location/karaj/carwash/', hasPage: false, redirectsTo: '/services-at-location/karaj/' },
]);
const find = (path: string, search = '') => findSlugRedirect(path, search, paths);

describe('addresses under /services/', () => {
  it.each([
    '/',
    '/services/',
    '/services',
    '/en/services/',
    '/services/house-cleaning/',
    '/services/house-cleaning',
    '/de/services/house-cleaning/regular/',
    '/faq/',
    '/servicesx/y/',
  ])('lets %s pass', (path) => {
    expect(find(path)).toBeNull();
  });

  it.each([
    ['/services/nothing/', '/404/'],
    ['/en/services/nothing/', '/en/404/'],
    ['/services/house-cleaning/nothing/', '/404/'],
    ['/services/house-cleaning/regular/more/', '/404/'],
    ['/services/constructor/', '/404/'],
    ['/services/%2e%2e/', '/404/'],
  ])('sends %s to %s before any page is written for it', (path, location) => {
    expect(find(path, '?a=1')).toEqual({ status: 307, location });
  });

  it.each([
    ['/services/House-Cleaning/', '/services/house-cleaning/'],
    ['/en/services/HOUSE-CLEANING', '/en/services/house-cleaning/'],
    ['/services//house-cleaning//regular/', '/services/house-cleaning/regular/'],
    ['/Services/house-cleaning/', '/services/house-cleaning/'],
    ['/services//', '/services/'],
    ['/services-at-location/Karaj/', '/services-at-location/karaj/'],
  ])('leads %s to %s permanently, with its query', (path, location) => {
    expect(find(path, '?a=1')).toEqual({ status: 308, location: `${location}?a=1` });
  });

  it('keeps a referral for the middleware, which sees the page that an unknown address leads to', () => {
    expect(find('/de/services/nothing/', '?utm_source=takhfifan&token=abc-123')).toEqual({
      status: 307,
      location: '/de/404/?utm_source=takhfifan&token=abc-123',
    });
  });

  it('sends a subcategory without a page permanently to its category, with its query', () => {
    expect(find('/ar/services/house-cleaning/stairwell/', '?utm_source=x')).toEqual({
      status: 308,
      location: '/ar/services/house-cleaning/?utm_source=x',
    });
  });
});

describe('addresses under /services-at-location/', () => {
  it.each([
    '/services-at-location/',
    '/services-at-location',
    '/de/services-at-location/karaj/',
    '/services-at-location/karaj/house-cleaning/',
  ])('lets %s pass', (path) => {
    expect(find(path)).toBeNull();
  });

  it.each([
    ['/services-at-location/atlantis/', '/404/'],
    ['/de/services-at-location/karaj/nothing/', '/de/404/'],
    ['/services-at-location/karaj/house-cleaning/more/', '/404/'],
  ])('sends %s to %s', (path, location) => {
    expect(find(path)).toEqual({ status: 307, location });
  });

  it('sends a service without orders in the city temporarily to the city', () => {
    expect(find('/en/services-at-location/karaj/carwash/', '?utm_source=x')).toEqual({
      status: 307,
      location: '/en/services-at-location/karaj/?utm_source=x',
    });
  });
});
