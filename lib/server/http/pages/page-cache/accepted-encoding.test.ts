import { chooseEncoding } from './accepted-encoding';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['gzip;q=0, br; q=0.000', 'identity'],
    ['zstd', 'identity'],
    ['br;q=made-up', 'identity'],
  ])('for "%s" is %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));
});
