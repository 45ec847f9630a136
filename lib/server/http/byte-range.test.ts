import { findRange } from './byte-range';

describe('a range', () => {
  it.each([
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99999999999999999999', { first: 0, last: 9 }],
    ['bytes=2-100', { first: 2, last: 9 }],
    ['Bytes=2-99999999999999999999', { first: 2, last: 9 }],
    ['bytes=5-2', 'outside'],
    ['bytes=10-', 'outside'],
    ['bytes=99999999999999999999-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=-', 'outside'],
    ['bytes=', 'outside'],
    ['bytes=a-b', 'outside'],
    ['bytes=1-2-3', 'outside'],
    ['bytes=-1.5', 'outside'],
    ['bytes=0-1,3-4', null],
    ['bytes=0-1, -2', null],
    ['lines=1-2', null],
    [null, null],
  ])('%j of ten bytes is read as %j', (header, range) => {
    expect(findRange(header, 10)).toEqual(range);
  });

  it('of a file without bytes is outside', () => {
    for (const header of ['bytes=0-', 'bytes=-1', 'bytes=0-0']) expect(findRange(header, 0)).toBe('outside');
  });
});
