import { hasDotSegment, isAmbiguous } from './refuse-ambiguous-paths';

const DOTS = ['..', '.', '%2e%2e', '%2E%2e', '.%2e', '%2e.', '%252e%252e', '%25252e%25252e', '%2e', '%252e'];
const SLASHES = ['/', '\\', '%2f', '%2F', '%5c', '%5C', '%252f', '%25255c'];

describe('addresses that read as another', () => {
  it.each(DOTS.flatMap((dots) => SLASHES.map((slash) => [dots, slash] as const)))(
    'are found with the dots %s and the slash %s, wherever they stand',
    (dots, slash) => {
      const places = [
        `/_next/static/${dots}${slash}${dots}${slash}x`,
        `/_next/static${slash}${dots}${slash}${dots}/services/made-up/`,
        `/x/${dots}${slash}services/made-up/`,
        `/services/house-cleaning/${dots}${slash}made-up/`,
        `/icons/plate.svg${slash}${dots}/made-up.svg`,
        `/${dots}${slash}`,
        `/x/${dots}`,
      ];
      expect(places.filter((path) => !isAmbiguous(path))).toEqual([]);
    },
  );

  it.each(['http://elsewhere.example/x', '/x%00y', '/x%0d%0ay', '/%', '/%zz/', '/services/x#/../', '*', ''])(
    'are found in %j',
    (path) => expect(isAmbiguous(path)).toBe(true),
  );

  it.each([
    '/',
    '/services/house-cleaning/',
    '/v1.2/services/',
    '/made-up.txt',
    '/..x/',
    '/x../',
    '/.well-known/assetlinks.json',
    '/de/%D8%AE%D8%AF%D9%85%D8%A7%D8%AA/',
    '/_next/static/chunks/%5Broot%5D.js',
    '/100%25/',
    '//services/',
  ])('are not %s', (path) => expect(isAmbiguous(path)).toBe(false));
});

describe('calls requested by way of another', () => {
  it.each(['/api/dev/../main/x', '/api/./x', '/api/main/%2e%2E/dev', '/api/x\\..\\y', '/api/..'])(
    'are found in %s',
    (path) => expect(hasDotSegment(path)).toBe(true),
  );

  it.each(['/api/ipg/custom/cod-1/a%2fb/true', '/api/main/pdp/fetch/3/%00', '/api/main/x..y/.z/'])(
    'are not %s',
    (path) => expect(hasDotSegment(path)).toBe(false),
  );
});
