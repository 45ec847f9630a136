import { isInstalled } from './lock-file.mjs';

const lock = {
  packages: {
    '': {},
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/@img/sharp-darwin': { version: '1.0.0', optional: true },
  },
};

describe('whether node_modules is what the lock file asks for', () => {
  it('is, with every package at its version and other platforms’ left out', () =>
    expect(isInstalled(lock, { packages: { 'node_modules/zod': { version: '4.6.7' } } })).toBe(true));

  it('is not, with another version', () =>
    expect(isInstalled(lock, { packages: { 'node_modules/zod': { version: '4.6.6' } } })).toBe(false));

  it('is not, with a package missing', () => expect(isInstalled(lock, { packages: {} })).toBe(false));

  it('is not, with a package that the lock file does not know', () =>
    expect(
      isInstalled(lock, {
        packages: { 'node_modules/zod': { version: '4.6.7' }, 'node_modules/left': { version: '1.0.0' } },
      }),
    ).toBe(false));
});
