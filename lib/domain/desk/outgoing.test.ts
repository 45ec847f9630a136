import { findResendRefusal, maskOutgoing } from './outgoing';

const NOW = 1_800_000_000_000;
const MESSAGE = {
  channel: 'sms',
  state: 'failed',
  text: 'Start code: 4821.',
  event: 'recipient-visit',
  createdAtMs: NOW - 1000,
  hasReader: true,
  order: { state: 'CONFIRMED', movedAtMs: NOW - 1000, startCode: '4821' },
} as const;

describe('words of the outbox', () => {
  it('keep sums, times and the short address of an order, and lose codes and keys', () => {
    const text = 'Fee 3,600,000 at 14:30, code 4821.\nhttps://a.example/o/de/12345\nhttps://a.example/price/abc/';
    expect(maskOutgoing(text)).toBe(
      'Fee 3,600,000 at 14:30, code ••••.\nhttps://a.example/o/de/12345\nhttps://a.example/…',
    );
  });
});

describe('a message is sent again', () => {
  it('while its code still opens the door', () => {
    expect(findResendRefusal(MESSAGE, NOW)).toBeNull();
    expect(findResendRefusal({ ...MESSAGE, text: 'Start code: ۴۸۲۱.' }, NOW)).toBeNull();
    expect(findResendRefusal({ ...MESSAGE, order: { ...MESSAGE.order, startCode: '1111' } }, NOW)).toBe('code-changed');
  });

  it('about money, also after the order has moved on', () => {
    const order = { ...MESSAGE.order, state: 'COMPLETED', movedAtMs: NOW } as const;
    expect(findResendRefusal({ ...MESSAGE, order }, NOW)).toBe('visit-over');
    expect(findResendRefusal({ ...MESSAGE, order, event: 'order-refunded' }, NOW)).toBeNull();
  });

  it('to an existing recipient only: a browser that is gone gets nothing', () => {
    expect(findResendRefusal({ ...MESSAGE, hasReader: false }, NOW)).toBe('no-reader');
  });
});
