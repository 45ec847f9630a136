import { toShownName } from './bulk-target';

it('a chosen row has the digits of the page, and an address its own', () => {
  expect(toShownName({ name: '7340 · Nika' }, 'fa')).toBe('۷۳۴۰ · Nika');
  expect(toShownName({ name: 'nika7@mail.example' }, 'fa')).toBe('nika7@mail.example');
});
