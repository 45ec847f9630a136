import type { IncomingMessage } from 'node:http';

import { findRange, settleFileRange } from './byte-range';

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

  it('in a file without bytes is outside', () => {
    for (const header of ['bytes=0-', 'bytes=-1', 'bytes=0-0']) expect(findRange(header, 0)).toBe('outside');
  });
});

describe('the framework’s request for a ready file', () => {
  const settle = (range: string, others: IncomingMessage['headers'] = {}) => {
    const headers: IncomingMessage['headers'] = { range, ...others };
    const isOutside = settleFileRange({ method: 'GET', headers } as IncomingMessage, 10);
    return { range: headers.range, isOutside };
  };

  it.each([
    ['bytes=-3', 'bytes=7-9'],
    ['bytes=-99999999999999999999', 'bytes=0-9'],
    ['Bytes=2-99999999999999999999', 'bytes=2-9'],
    ['bytes=0-1,3-4', undefined],
  ])('%s is %s, in its plainest form', (asked, range) => {
    expect(settle(asked)).toEqual({ range, isOutside: false });
  });

  it('a range outside the file asks nobody, and is ignored for another version', () => {
    expect(settle('bytes=10-')).toEqual({ range: undefined, isOutside: true });
    expect(settle('bytes=10-', { 'if-range': '"another"' })).toEqual({ range: undefined, isOutside: false });
  });
});
