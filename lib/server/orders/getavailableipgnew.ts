import { defineHandler } from '../handler';
import { getWords } from '../words';
import { CASH_GATEWAY, GATEWAY_IDS, WALLET_GATEWAY } from './gateways';

const ICONS = {
  online: '/icons/gateways/bank.svg',
  wallet: '/icons/gateways/wallet.svg',
  cash: '/icons/gateways/cash.svg',
} as const;
/** Where each gateway leads, as the calls are named; the wallet and cash are settled by `custom`. */
const PAY_ONLINE = '/api/ipg/ipg/startpayment';
const INCREASE_WALLET = '/api/ipg/ipg/increasewallet';
const SETTLE = '/api/ipg/custom/';

export const handler = defineHandler('config/getavailableipgnew', async (_input, { ports, request }) => {
  const name = (key: string) => getWords(request.locale, 'gateways').say(key);
  const everywhere = { activeInCurrentOrder: true, activeInFunnel: true };
  const notForTopUp = { activeInIncreaseWallet: false, urlInIncreaseWallet: '' };
  return {
    lstIpg: [
      {
        ipgId: GATEWAY_IDS.online,
        ipgName: ports.payment.gatewayId,
        ipgPersianName: name('online'),
        ipgIconURL: ICONS.online,
        showOrder: 1,
        ...everywhere,
        activeInIncreaseWallet: true,
        urlInCurrentOrder: PAY_ONLINE,
        urlInFunnel: PAY_ONLINE,
        urlInIncreaseWallet: INCREASE_WALLET,
      },
      {
        ipgId: GATEWAY_IDS.wallet,
        ipgName: WALLET_GATEWAY,
        ipgPersianName: name('wallet'),
        ipgIconURL: ICONS.wallet,
        showOrder: 2,
        ...everywhere,
        ...notForTopUp,
        urlInCurrentOrder: `${SETTLE}wallet-`,
        urlInFunnel: `${SETTLE}wallet-`,
      },
      {
        ipgId: GATEWAY_IDS.cash,
        ipgName: CASH_GATEWAY,
        ipgPersianName: name('cash'),
        ipgIconURL: ICONS.cash,
        showOrder: 3,
        ...everywhere,
        ...notForTopUp,
        urlInCurrentOrder: `${SETTLE}cod-`,
        urlInFunnel: `${SETTLE}cod-`,
      },
    ],
  };
});
