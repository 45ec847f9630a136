import { toRobotsText } from './robots-text';

const siteUrl = 'https://pelakfan.example';

describe('/robots.txt', () => {
  const listShut = (robots: string) => robots.split('\n').flatMap((line) => /^Disallow: (.*)$/.exec(line)?.[1] ?? []);
  const text = toRobotsText({ siteUrl, isNoindexHost: false });
  const isShut = (path: string) => listShut(text).some((prefix) => path.startsWith(prefix));

  it('lets robots read noindex on provider and front hosts, and names no sitemap', () => {
    const noindex = toRobotsText({ siteUrl, isNoindexHost: true });
    expect(listShut(noindex)).toEqual(listShut(text));
    expect(noindex).not.toContain('Sitemap');
  });

  it('names the sitemap by its full address', () => {
    expect(text).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  });

  it('closes calls, the demo’s pages and pages behind the login, in every language', () => {
    for (const path of [
      '/api/main/boot/getallcategoryv3',
      '/dev/outbox/',
      '/mqtt',
      '/my-order-list/',
      '/de/my-order-list/current_order/',
      '/ar/pelakman/dashboard/',
      '/user-profile/info/',
    ])
      expect([path, isShut(path)]).toEqual([path, true]);
  });

  it('leaves open what robots have to read: pages, those with noindex, and the files that pages are rendered with', () => {
    for (const path of [
      '/',
      '/en/',
      '/services/house-cleaning/',
      '/services/house-cleaning/?order-step=1',
      '/login/',
      '/404/',
      '/_next/static/chunks/a.css',
      '/share/fa/general.png',
      '/sitemap.xml',
    ])
      expect([path, isShut(path)]).toEqual([path, false]);
  });
});
