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

const EVERYWHERE = { activeInCurrentOrder: true, activeInFunnel: true } as const;

export const handler = defineHandler('config/getavailableipgnew', async (_input, { ports, request }) => {
  const name = (key: string) => getWords(request.locale, 'gateways').say(key);
  return {
    lstIpg: [
      {
        ipgId: GATEWAY_IDS.online,
        ipgName: ports.payment.gatewayId,
        ipgPersianName: name('online'),
        ipgIconURL: ICONS.online,
        showOrder: 1,
        ...EVERYWHERE,
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
        ...toOrdersAlone(`${SETTLE}wallet-`),
      },
      {
        ipgId: GATEWAY_IDS.cash,
        ipgName: CASH_GATEWAY,
        ipgPersianName: name('cash'),
        ipgIconURL: ICONS.cash,
        showOrder: 3,
        ...toOrdersAlone(`${SETTLE}cod-`),
      },
    ],
  };
});

/** Pays an order and fills no wallet. */
function toOrdersAlone(url: string) {
  return {
    ...EVERYWHERE,
    activeInIncreaseWallet: false,
    urlInCurrentOrder: url,
    urlInFunnel: url,
    urlInIncreaseWallet: '',
  };
}
