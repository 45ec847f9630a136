import type { PaymentPort } from './payment';
import { createPaymentGateways } from './payment-gateways';

const aGateway = (gatewayId: PaymentPort['gatewayId']): PaymentPort => ({
  gatewayId,
  request: () => Promise.reject(new Error('nobody asks')),
  verify: () => Promise.reject(new Error('nobody asks')),
  reverse: () => Promise.reject(new Error('nobody asks')),
});

describe('the payment gateways of a process', () => {
  it('find the one that took a payment among those that take new ones and those that do not', () => {
    const [offered, settling] = [aGateway('zarinpal'), aGateway('test-bank')];
    const gateways = createPaymentGateways({ offered: [offered], settlingOnly: [settling] });
    expect(gateways.offered).toEqual([offered]);
    expect(gateways.findTaker({ gatewayId: 'zarinpal' })).toBe(offered);
    expect(gateways.findTaker({ gatewayId: 'test-bank' })).toBe(settling);
  });

  it('know no other, and say so once a gateway', () => {
    const onUnknown = jest.fn();
    const gateways = createPaymentGateways({ offered: [aGateway('test-bank')], onUnknown });
    const takers = ['zarinpal', 'zarinpal', 'another'].map((gatewayId) => gateways.findTaker({ gatewayId }));
    expect(takers).toEqual([null, null, null]);
    expect(onUnknown.mock.calls).toEqual([['zarinpal'], ['another']]);
  });

  it('are never two of one id', () => {
    expect(() =>
      createPaymentGateways({ offered: [aGateway('zarinpal')], settlingOnly: [aGateway('zarinpal')] }),
    ).toThrow('Two payment gateways are called zarinpal');
  });
});
