/** @jest-environment jsdom */
import { NextIntlClientProvider } from 'next-intl';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { SWRConfig } from 'swr';

import { callFromBrowser } from '@/lib/client/browser';
import account from '@/messages/en/account.json';
import common from '@/messages/en/common.json';

import { WalletSummary } from './wallet-summary';

jest.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }), usePathname: () => '/en/' }));
jest.mock('@/lib/client/browser', () => ({ callFromBrowser: jest.fn() }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const call = callFromBrowser as unknown as jest.Mock<Promise<unknown>, [name: string, input?: unknown]>;

it('[K-07] [E-05] the balance is asked for merchant 1 in rial, and shown in tomans beside its rials', async () => {
  call.mockResolvedValue({
    balanceGiftCredit: 200_000,
    biddingCreditBalance: 0,
    balance: 125_000,
    balanceRial: 1_250_000,
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <NextIntlClientProvider locale="en" messages={{ account, common }} timeZone="Asia/Tehran">
        <SWRConfig value={{ provider: () => new Map() }}>
          <WalletSummary hasBiddingCredit={false} />
        </SWRConfig>
      </NextIntlClientProvider>,
    ),
  );
  expect(call.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ['wallet/getaccountbalance', { merchantId: 1, currencyEnum: 'RIAL' }],
  ]);
  for (const text of ['125,000\u00a0tomans', '1,250,000', '20,000\u00a0tomans'])
    expect(document.body.textContent).toContain(text);
  await act(async () => root.unmount());
});
