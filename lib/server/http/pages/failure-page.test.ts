import { POPULAR_TILE_COUNT } from '@/lib/domain/constants/screen';

import { toFailurePage } from './failure-page';

const countPlaceholders = (path: string) => toFailurePage(path).split('data-placeholder').length - 1;

it.each([
  ['/contact/', '/'],
  ['/en/contact/', '/en/'],
  ['/ar/contact/', '/ar/'],
])('a page that failed at %s leads to itself and to the home page of its language', (path, home) => {
  const links = [...toFailurePage(path).matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['', home]);
});

describe('a page whose services have not come', () => {
  it.each(['/', '/en/', '/de/', '/ar/'])('holds eight places on %s and tries again by itself', (path) => {
    expect(countPlaceholders(path)).toBe(POPULAR_TILE_COUNT);
    expect(POPULAR_TILE_COUNT).toBe(8);
    expect(toFailurePage(path)).toContain('<meta http-equiv="refresh" content="5">');
  });

  it('holds none elsewhere, and reloads nothing that a person may be typing into', () => {
    expect(countPlaceholders('/services/')).toBe(0);
    expect(toFailurePage('/contact/')).not.toContain('http-equiv="refresh"');
  });
});
