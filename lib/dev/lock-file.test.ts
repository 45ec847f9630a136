import { isInstalled } from './lock-file.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@img/sharp-darwin': { version: '1.0.0', optional: true },
  },
};

describe('whether node_modules is as the lock file says', () => {
  it('is true with every package at its version and other platforms’ left out', () =>
    expect(isInstalled(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(true));

  it('is false with another version', () =>
    expect(isInstalled(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false));

  it('is false with a missing package', () => expect(isInstalled(lock, { packages: {} })).toBe(false));

  it('is false with a package that the lock file does not know', () =>
    expect(
      isInstalled(lock, {
        packages: { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/left': { version: '1.0.0' } },
      }),
    ).toBe(false));
});
