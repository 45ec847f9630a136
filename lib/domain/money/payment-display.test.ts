import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { CASH_FLAGS, PAYMENT_ORIGINS, PAYMENT_TYPES } from '@/lib/contract/money-enumerations';

import { toPaymentDisplay, toPaymentFacts } from './payment-display';

describe('the shown way of payment', () => {
  it.each(PAYMENT_ORIGINS.flatMap((origin) => PAYMENT_TYPES.map((payType) => [origin, payType] as const)))(
    'shows petrol with origin %s and pay type %s by these two, whatever its flag',
    (origin, payType) => {
      const expected = origin === 'local' && payType !== 'online' ? 'at-place' : 'online';
      for (const codFlag of CASH_FLAGS)
        expect(toPaymentDisplay({ kind: 'gas', origin, payType, codFlag })).toBe(expected);
    },
  );

  it.each(SERVICE_KINDS.filter((kind) => kind !== 'gas'))('shows %s by its flag alone', (kind) => {
    const shown = CASH_FLAGS.map((codFlag) => toPaymentDisplay({ kind, origin: 'local', payType: 'pos', codFlag }));
    expect(CASH_FLAGS).toEqual(['active', 'deactive', 'unknown']);
    expect(shown).toEqual(['at-place', 'online', 'unspecified']);
  });

  it.each([
    ['gas', 'cash', false, 'at-place'],
    ['gas', 'cash', true, 'at-place'],
    ['gas', 'wallet', true, 'online'],
    ['cleaning', 'wallet', false, 'online'],
    ['gas', 'wallet', false, 'online'],
    ['gas', 'online', true, 'online'],
    ['cleaning', 'cash', false, 'at-place'],
    ['cleaning', 'cash', true, 'unspecified'],
    ['cleaning', 'online', false, 'online'],
  ] as const)('%s paid by %s, unsettled %s: %s', (kind, paymentWay, isUnsettled, shown) => {
    const order = { kind, paymentWay, isUnsettled, cashOutcome: null };
    expect(toPaymentDisplay({ kind, ...toPaymentFacts(order) })).toBe(shown);
  });

  it.each([
    ['gas', 'pos', { origin: 'local', payType: 'pos', codFlag: 'active' }],
    ['cleaning', 'pos', { origin: 'online', payType: 'pos', codFlag: 'active' }],
    ['cleaning', 'none', { origin: 'online', payType: 'cod', codFlag: 'active' }],
  ] as const)('shows %s whose cash ended as %s as paid in place', (kind, cashOutcome, facts) => {
    const order = { kind, paymentWay: 'cash', isUnsettled: false, cashOutcome } as const;
    expect(toPaymentFacts(order)).toEqual(facts);
    expect(toPaymentDisplay({ kind, ...toPaymentFacts(order) })).toBe('at-place');
  });
});
