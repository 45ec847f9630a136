import type { CallRequest } from '@/lib/contract';
import type { OrderState } from '@/lib/contract/enumerations';

import { toPriceKey } from '../../orders/payments/price-link';
import { requireSessionSecret } from '../../secrets/session-secret';
import type { Act, Acts } from './acts';
import { aPhoto } from './photo';
import { payAtTheBank } from './pay';
import { listProposals, pickOrder } from './reading';
import type { World } from './world';

type ProposedLines = CallRequest<'pricechange/addpricechange'>['lines'];

const WHILE_WORKED: readonly OrderState[] = ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'];
const STEP_RIALS = 100_000;

/** More work, longer work, or less work down to none. */
function toLines({ dice }: World, priceRials: number): ProposedLines {
  const steps = Math.max(1, Math.floor(priceRials / STEP_RIALS));
  return dice.pick([
    [{ key: 'overtime' as const, minutes: 60 }],
    [{ key: 'extra-work' as const, amountRial: STEP_RIALS * (1 + dice.below(Math.max(1, Math.floor(steps / 3)))) }],
    [{ key: 'less-work' as const, amountRial: -STEP_RIALS * (1 + dice.below(steps)) }],
  ]);
}

const propose: Act = async (world) => {
  const open = await listProposals(world);
  const found = await pickOrder(
    world,
    WHILE_WORKED,
    ({ order, row }) => order.kind !== 'gas' && !open.some(({ task }) => task.id === row.id),
  );
  if (!found || found.row.providerId === null) return;
  const { providerId, priceRials } = found.row;
  const lines = toLines(world, priceRials);
  const asked = { taskid: found.order.taskid, lines, reason: 'Other work', fileid: await aPhoto(world, providerId) };
  await world.call('pricechange/addpricechange', asked, providerId);
};

/** Less petrol than was ordered, which nobody has to approve. */
const deliver: Act = async (world) => {
  const found = await pickOrder(world, ['IN_PROGRESS'], ({ order }) => order.kind === 'gas');
  if (!found || found.row.providerId === null) return;
  const litreVolume = 1 + world.dice.below(30);
  await world.call('gas/adddelivery', { taskid: found.order.taskid, litreVolume }, found.row.providerId);
};

async function pickProposal(world: World) {
  const open = await listProposals(world);
  return open.length === 0 ? null : world.dice.pick(open);
}

const approve: Act = async (world) => {
  const found = await pickProposal(world);
  if (!found) return;
  const way = found.newRials > found.oldRials ? world.dice.pick(['wallet', 'cash', null] as const) : null;
  const asked = { pricechangeid: found.id, approve: true, way };
  await world.call('pricechange/decidepricechange', asked, found.task.customerId);
};

const refuse: Act = async (world) => {
  const found = await pickProposal(world);
  if (!found) return;
  await world.call('pricechange/decidepricechange', { pricechangeid: found.id, approve: false }, found.task.customerId);
};

const payProposal: Act = async (world) => {
  const higher = (await listProposals(world)).filter(({ oldRials, newRials }) => newRials > oldRials);
  const found = higher.length === 0 ? null : world.dice.pick(higher);
  if (!found) return;
  const asked = { pricechangeid: found.id };
  await payAtTheBank(world, await world.call('ipg/startpricepayment', asked, found.task.customerId));
};

/** The holder of the SMS decides without a login, at the bank where the order is paid there. */
const decideByLink: Act = async (world) => {
  const found = await pickProposal(world);
  if (!found) return;
  const priceKey = toPriceKey(requireSessionSecret(world.service.context.configuration), found.id);
  const decided = await world.call('pricechange/decidebylink', { priceKey, approve: world.dice.percent(75) }, null);
  const authority = toAuthority(decided?.redirectUrl ?? null);
  if (authority !== null) await payAtTheBank(world, { authority });
};

/** The payment that a page of the bank is for; null without such a page. */
export function toAuthority(redirectUrl: string | null): string | null {
  return (
    /\/pg\/StartPay\/(\w+)$|\/start\/(\d+)$/
      .exec(redirectUrl ?? '')
      ?.slice(1)
      .find(Boolean) ?? null
  );
}

/** Another final price, and its fate. Silence is time's. */
export const PRICE_ACTS: Acts = {
  proposePrice: { weight: 5, act: propose },
  deliverPetrol: { weight: 2, act: deliver },
  approvePrice: { weight: 4, act: approve },
  refusePrice: { weight: 2, act: refuse },
  payProposal: { weight: 2, act: payProposal },
  decideByLink: { weight: 2, act: decideByLink },
};
