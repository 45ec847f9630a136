import { isWholeTag, toTag } from './tag';

it('reads a tag in any writing as the one that is kept', () => {
  expect(toTag(' bag-۱ ')).toBe('BAG1');
});

it('takes a typed tag as whole only where no longer one begins with it', () => {
  const tags = ['A1', 'A12', 'K7P3QX'];
  expect(isWholeTag('k7p 3qx', tags)).toBe(true);
  expect(isWholeTag('A12', tags)).toBe(true);
  expect(isWholeTag('A1', tags)).toBe(false);
  expect(isWholeTag('K7P', tags)).toBe(false);
  expect(isWholeTag('', tags)).toBe(false);
});
