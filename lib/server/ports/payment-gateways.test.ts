import type { PaymentPort } from './payment';
import { createPaymentGateways } from './payment-gateways';

const aGateway = (gatewayId: PaymentPort['gatewayId']): PaymentPort => ({
  gatewayId,
  request: () => Promise.reject(new Error('nobody asks')),
  verify: () => Promise.reject(new Error('nobody asks')),
  reverse: () => Promise.reject(new Error('nobody asks')),
});

describe('the payment gateways of a process', () => {
  it('find a payment’s gateway among those open to new ones and those that are not', () => {
    const [offered, settling] = [aGateway('zarinpal'), aGateway('test-bank')];
    const gateways = createPaymentGateways({ offered: [offered], settlingOnly: [settling] });
    expect(gateways.offered).toEqual([offered]);
    expect(gateways.findTaker({ gatewayId: 'zarinpal' })).toBe(offered);
    expect(gateways.findTaker({ gatewayId: 'test-bank' })).toBe(settling);
  });

  it('know no other, and report that once a gateway', () => {
    const onUnknown = jest.fn();
    const gateways = createPaymentGateways({ offered: [aGateway('test-bank')], onUnknown });
    const takers = ['zarinpal', 'zarinpal', 'another'].map((gatewayId) => gateways.findTaker({ gatewayId }));
    expect(takers).toEqual([null, null, null]);
    expect(onUnknown.mock.calls).toEqual([['zarinpal'], ['another']]);
  });

  it('never share an id', () => {
    expect(() =>
      createPaymentGateways({ offered: [aGateway('zarinpal')], settlingOnly: [aGateway('zarinpal')] }),
    ).toThrow('Two payment gateways are called zarinpal');
  });
});
