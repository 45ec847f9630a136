import type { TestBankOutcome } from '../../adapters/payment/test-bank';
import { listBanks } from '../../money';
import type { World, WorldOrder } from './world';

/** Pays an order at the bank, from the wallet or at the door, or tries to. */
export async function payFor(world: World, { reqid }: Pick<WorldOrder, 'reqid'>, userId: number): Promise<void> {
  const { dice } = world;
  const way = dice.pick(['bank', 'bank', 'wallet-', 'cod-', 'cod-'] as const);
  if (way === 'bank')
    return payAtTheBank(world, await world.call('ipg/startpayment', { reqid, ...pickBank(world) }, userId));
  const useWallet = way === 'wallet-' || dice.percent(15) ? 'true' : 'false';
  await world.call('custom', { prefix: way, reqId: String(reqid), giftCode: '0', useWallet }, userId);
}

/** Pays a begun payment at the bank, or not; the callback comes at once, twice, later, or never. */
export async function payAtTheBank(world: World, started: { readonly authority: string } | null): Promise<void> {
  const { dice } = world;
  if (!started) return;
  const outcome: TestBankOutcome = dice.percent(85) ? 'paid' : dice.pick(['refused', 'cancelled']);
  world.banks.settle(started.authority, outcome);
  world.callbacks.push(started.authority);
  if (dice.percent(70)) await verify(world, started.authority);
}

/** The bank's page sends the person back. */
export const verify = (world: World, authority: string) => world.call('reqandpay/verifypayment', { authority }, null);

/** One of the banks, or none, which leads to the first. */
export function pickBank({ dice, service }: World): { readonly ipgId?: number } {
  const numbers = listBanks(service.context.ports.gateways).map(({ ipgId }) => ipgId);
  return dice.pick([{}, ...numbers.map((ipgId) => ({ ipgId }))]);
}
