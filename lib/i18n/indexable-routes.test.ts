import { isIndexablePath, listInformationPaths } from './indexable-routes';
import { publicRoutes } from './public-routes';

const fill = (route: string) => route.replace(/\{\w+\}/g, 'x');

it('public pages are those that everybody sees alike, and no other route looks like one', () => {
  const shown = publicRoutes.filter((route) => isIndexablePath(fill(route)));
  expect(shown.filter((route) => !route.includes('{')).sort()).toEqual(listInformationPaths().sort());
  expect(shown.filter((route) => route.includes('{')).sort()).toEqual([
    '/services-at-location/{city}/',
    '/services-at-location/{city}/{seopath}/',
    '/services-at-location/{city}/{seopath}/{district}/',
    '/services/{seopath}/',
    '/services/{seopath}/prices/',
    '/services/{seopath}/{sub}/',
    '/yar/{workerCode}/',
  ]);
});

it.each(['/faq', '/services/a/b/c/', '/order-flow/', '/login/', '/pelakman/dashboard/', ''])('refuses %j', (path) => {
  expect(isIndexablePath(path)).toBe(false);
});
