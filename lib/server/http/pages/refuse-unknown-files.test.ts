import { isMeantAsPage, isUnknownFile, listReadyFiles, looksLikeFile } from './refuse-unknown-files';

const files = listReadyFiles(process.cwd());

describe('addresses that look like files', () => {
  it.each(['/icons/plate.svg', '/_next/static/chunks/a.js'])(
    'lets %s pass: it exists, or the framework knows it',
    (path) => expect(isUnknownFile(path, files)).toBe(false),
  );

  it.each([
    '/made-up.txt',
    '/made-up/services/laundry.x',
    '/_next/',
    '/_next/services/laundry/',
    '/_next/image',
    '/mqtt',
    '/icons/made-up.svg',
  ])('refuses %s, which would become a home page in a language of that name', (path) =>
    expect(isUnknownFile(path, files)).toBe(true),
  );

  it.each(['/', '/services', '/made-up/', '/v1.2/services/'])('leaves %s to middleware', (path) =>
    expect([looksLikeFile(path), isUnknownFile(path, files)]).toEqual([false, false]),
  );

  it.each([
    ['/index.html', '*/*', true],
    ['/de/old-page.php', undefined, true],
    ['/old-page.x', 'text/html,application/xhtml+xml', true],
    ['/made-up.png', 'image/avif,image/webp', false],
    ['/made-up.txt', '*/*', false],
    ['/_next/made-up.js', 'text/html', false],
    ['/mqtt', 'text/html', false],
  ])('takes %s, asked for as %s, as a page: %s', (path, accept, expected) =>
    expect(isMeantAsPage(path, accept)).toBe(expected),
  );
});
