import { createHostClasses } from './host-classes';

describe('the class of a host', () => {
  const getHostClass = createHostClasses({
    siteUrl: 'https://www.pelakfan.example',
    host: '127.0.0.1',
    port: 3000,
    noindexHosts: 'provider.*',
  });

  it.each([
    ['www.pelakfan.example', 'ordinary'],
    ['WWW.Pelakfan.example', 'ordinary'],
    ['localhost:3000', 'ordinary'],
    ['[::1]:3000', 'ordinary'],
    ['provider.pelakfan.example', 'noindex'],
    ['localhost:3001', null],
    ['elsewhere.example', null],
    ['www.pelakfan.example.elsewhere.example', null],
    [undefined, null],
  ])('for %s is %s', (host, hostClass) => expect(getHostClass(host)).toBe(hostClass));

  it('is noindex for the site itself by configuration', () => {
    expect(
      createHostClasses({ siteUrl: 'https://front.pelakfan.example', host: '::', port: 80, noindexHosts: 'front.*' })(
        'front.pelakfan.example',
      ),
    ).toBe('noindex');
  });
});
