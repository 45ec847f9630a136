import { defineHandler } from '../../../handler';
import { listBanks } from '../../../money';
import type { BankGatewayId } from '../../../ports/payment';
import { getWords } from '../../../words/words';
import { CASH_GATEWAY, GATEWAY_IDS, WALLET_GATEWAY } from '../../record/gateways';

/** Each bank has its own, so that two are told apart before their names are read. */
const BANK_ICONS: Readonly<Record<BankGatewayId, string>> = {
  'test-bank': '/icons/gateways/bank.svg',
  zarinpal: '/icons/gateways/zarinpal.svg',
  zibal: '/icons/gateways/zibal.svg',
};
const ICONS = {
  wallet: '/icons/gateways/wallet.svg',
  cash: '/icons/gateways/cash.svg',
} as const;
/** The call of each gateway; the wallet and cash are settled by `custom`. */
const PAY_ONLINE = '/api/ipg/ipg/startpayment';
const INCREASE_WALLET = '/api/ipg/ipg/increasewallet';
const SETTLE = '/api/ipg/custom/';

const EVERYWHERE = { activeInCurrentOrder: true, activeInFunnel: true } as const;

/** The banks that take payments, then the wallet and cash. A bank alone needs no name: it is the online payment. */
export const handler = defineHandler('config/getavailableipgnew', async (_input, { ports, request }) => {
  const words = getWords(request.locale, 'gateways');
  const banks = listBanks(ports.gateways).map(({ ipgId, gateway: { gatewayId } }, _place, all) => ({
    ipgId,
    ipgName: gatewayId,
    ipgPersianName: words.say(all.length === 1 ? 'online' : `banks.${gatewayId}`),
    ipgIconURL: BANK_ICONS[gatewayId],
    ...EVERYWHERE,
    activeInIncreaseWallet: true,
    urlInCurrentOrder: PAY_ONLINE,
    urlInFunnel: PAY_ONLINE,
    urlInIncreaseWallet: INCREASE_WALLET,
  }));
  const wallet = {
    ipgId: GATEWAY_IDS.wallet,
    ipgName: WALLET_GATEWAY,
    ipgPersianName: words.say('wallet'),
    ipgIconURL: ICONS.wallet,
    ...toOrdersAlone(`${SETTLE}wallet-`),
  };
  const cash = {
    ipgId: GATEWAY_IDS.cash,
    ipgName: CASH_GATEWAY,
    ipgPersianName: words.say('cash'),
    ipgIconURL: ICONS.cash,
    ...toOrdersAlone(`${SETTLE}cod-`),
  };
  return { lstIpg: [...banks, wallet, cash].map((gateway, place) => ({ ...gateway, showOrder: place + 1 })) };
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
