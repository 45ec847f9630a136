import { findNearAddresses } from './near-addresses';

const known = [
  '/',
  '/faq/',
  '/services/house-cleaning/',
  '/services/house-cleaning/deep-cleaning/',
  '/services/laundry/',
  '/services-at-location/karaj/',
  '/services-at-location/karaj/house-cleaning/',
].map((path) => ({ path }));
const find = (path: string) => findNearAddresses(path, known).map((address) => address.path);

it('suggests addresses with one wrong letter, and those with an equal end', () => {
  expect(find('/services/house-cleening/')[0]).toBe('/services/house-cleaning/');
  expect(find('/House-Cleaning/').slice(0, 2)).toEqual([
    '/services/house-cleaning/',
    '/services-at-location/karaj/house-cleaning/',
  ]);
  expect(find('/karaj/')[0]).toBe('/services-at-location/karaj/');
  expect(find('/wp-admin.php')).toEqual([]);
  expect(find('/')).toEqual([known[0]?.path]);
});
