/** @jest-environment jsdom */
import { createRender, unmount } from '@/components/forms/testing';
import provider from '@/messages/en/provider.json';
import units from '@/messages/en/units.json';

import { WorkMoney } from './work-money';
import type { WorkDetail } from './work-move';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const pay = { netRial: 8_160_000, commissionRial: 1_440_000, cashDueRial: 0, cashRial: 0, feeRial: 0 };
const work = { state: 'DONE', moves: [], priceRial: 9_600_000, dispute: null, pay } as unknown as WorkDetail;
const reported = { reason: 'damage', isOpen: true, openedAtMs: 0 } as const;
const show = async (changes: Partial<WorkDetail>) => {
  await createRender({ provider, units })(<WorkMoney work={{ ...work, ...changes }} />);
  return (document.body.textContent ?? '').replaceAll('\u00a0', ' ');
};

describe('the money of a work, for its provider', () => {
  afterEach(unmount);

  it('promises the share for the completion while nothing is in its way', async () => {
    const text = await show({});
    expect(text).toContain(provider.pay.net);
    expect(text).toContain(provider.pay.paidAhead);
  });

  it('promises nothing while a report is open, paid before or in cash', async () => {
    const ahead = await show({ dispute: reported });
    expect(ahead).toContain(provider.pay.netHeld);
    expect(ahead).toContain(provider.pay.held);
    expect(ahead).not.toContain(provider.pay.paidAhead);
    const cash = await show({ dispute: reported, pay: { ...pay, cashDueRial: 9_600_000 } });
    expect(cash).toContain('960,000');
    expect(cash).toContain('While the report is open');
    expect(cash).not.toContain('Take ');
  });

  it('says of a finished cash job that the cash is the pay, and that the commission came out of the credit', async () => {
    const cash = await show({ state: 'COMPLETED', pay: { ...pay, cashRial: 9_600_000 } });
    expect(cash).toContain('You were paid 960,000 tomans in cash. The commission came out of your commission credit.');
    expect(cash).not.toContain('credited');
  });

  it('says of a job that was paid in cash and with a gift which part was credited', async () => {
    const mixed = await show({ state: 'COMPLETED', pay: { ...pay, cashRial: 9_400_000 } });
    expect(mixed).toContain('You were paid 940,000 tomans in cash; 20,000 tomans have been credited.');
  });

  it('shows one pay after a price change, and the price before as what it was', async () => {
    const priceChange = { state: 'approved', oldRial: 9_600_000, newRial: 11_200_000 } as WorkDetail['priceChange'];
    const changed = {
      priceRial: 11_200_000,
      priceChange,
      pay: { ...pay, netRial: 9_520_000, commissionRial: 1_680_000 },
    };
    const text = await show(changed);
    expect(text.split('952,000')).toHaveLength(2);
    expect(text).not.toContain('816,000');
    expect(document.querySelector('dd.line-through')?.textContent).toContain('960,000');
    expect(text).toContain(provider.formerPrice);
    for (const state of ['open', 'refused', 'lapsed', 'ended'] as const) {
      const proposed = { ...priceChange, state } as WorkDetail['priceChange'];
      expect(await show({ priceRial: 9_600_000, priceChange: proposed })).not.toContain(provider.formerPrice);
    }
  });

  it('says what came of it once it is over', async () => {
    expect(await show({ state: 'COMPLETED', dispute: { ...reported, isOpen: false } })).toContain(provider.pay.settled);
    const cancelled = { ...pay, netRial: 1_440_000, commissionRial: 0, feeRial: 1_440_000 };
    expect(await show({ state: 'CANCELLED_BY_CUSTOMER', pay: cancelled })).toContain(provider.pay.netCancelled);
    expect(await show({ state: 'CANCELLED_BY_CUSTOMER', pay: { ...cancelled, netRial: 0, feeRial: 0 } })).toContain(
      provider.pay.nothing,
    );
  });
});
