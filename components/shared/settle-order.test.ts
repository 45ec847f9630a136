import { contract } from '@/lib/contract';
import { callFromBrowser } from '@/lib/client/browser';
import { createDraft } from '@/lib/funnel/draft';
import { findOrderRequest } from '@/lib/funnel/order-request';

import { settleOrder } from './settle-order';

// An ES module, which Jest does not load.
jest.mock('uuid', () => ({ v4: () => '00000000-0000-4000-8000-000000000000' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;
const draft = { ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 3 }), srvcattypeid: 301 };
const service = { serviceEnum: 'cleaning', srvcategoryid: 3, srvcattypeid: 301 };

describe('an order whose customer named no gift', () => {
  beforeEach(() => call.mockReset());

  it('has the gift id 1, also where a host’s own client names none', () => {
    expect(findOrderRequest(draft)?.giftId).toBe(1);
    expect(contract['clean/addcleanrequest'].input.parse(service)).toMatchObject({ giftId: 1 });
  });

  it('pays with its gifts by that id, and without them by none', async () => {
    call.mockResolvedValue({});
    await settleOrder({ reqid: 10_001, kind: 'wallet', draft: { ...draft, usesGift: true } });
    await settleOrder({ reqid: 10_001, kind: 'cash', draft });
    expect(call.mock.calls).toEqual([
      ['custom', { prefix: 'wallet-', reqId: 10_001, giftCode: '1', useWallet: 'true' }],
      ['custom', { prefix: 'cod-', reqId: 10_001, giftCode: '0', useWallet: 'false' }],
    ]);
  });
});
