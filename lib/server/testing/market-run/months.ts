import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { toMonthOf, type JalaliMonth } from '../../accounting/jalali-months';
import { readOwnMonth, type OwnMonth } from '../../accounting/own-month';
import { readPayMonth, type PayMonth } from '../../accounting/pay-month';
import { getBalanceRials, userAccount } from '../../money';
import { TEST_NOW } from '../call';
import { readBankRials, readCommissionRials } from './booked';
import type { World } from './world';

const MONTHS_A_YEAR = 12;

const toNumber = ({ year, month }: JalaliMonth) => year * MONTHS_A_YEAR + month - 1;
const toMonth = (number: number) => ({ year: Math.floor(number / MONTHS_A_YEAR), month: (number % MONTHS_A_YEAR) + 1 });

/**
 * The months that customers and providers read follow each other without a gap and end with the accounts' balances.
 * They have the ledger's sums of the bank and of the commission. Throws.
 */
export async function requireMonths(world: World): Promise<void> {
  for (const { userId } of world.customers) await requireOwnMonths(world, userId);
  const providers = new Set(Object.values(world.providers).flatMap((all) => all.map(({ userId }) => userId)));
  for (const userId of providers) await requirePayMonths(world, userId);
}

/** The months from the market's beginning until now. */
function listMonthsSoFar({ service }: World): JalaliMonth[] {
  const from = toNumber(toMonthOf(toTehranDate(TEST_NOW.getTime())));
  const count = toNumber(toMonthOf(toTehranDate(service.clock.now().getTime()))) - from + 1;
  return Array.from({ length: count }, (_none, place) => toMonth(from + place));
}

async function requireOwnMonths(world: World, userId: number): Promise<void> {
  const { service } = world;
  const { connection } = service.context.ports.database;
  const months: OwnMonth[] = [];
  for (const of of listMonthsSoFar(world))
    months.push(await readOwnMonth(connection, userId, { of, now: service.clock.now() }));
  requireStands(months, 'own', await getBalanceRials(connection, userAccount('cash', userId)));
  requireStands(months, 'gift', await getBalanceRials(connection, userAccount('gift', userId)));
  const saidRials = months.reduce((sum, { paid, back }) => sum + paid.bankRial - back.bankRial, 0);
  requireSame(saidRials, await readBankRials(connection, userId), 'at the bank');
}

const NOTHING_APART = { topUpRial: 0, withdrawnRial: 0 };
const PART = { own: 'walletRial', gift: 'giftRial' } as const;

function requireStands(months: readonly OwnMonth[], wallet: keyof typeof PART, balanceRials: number): void {
  let openRials = 0;
  for (const { paid, back, lstWithdrawal, ...month } of months) {
    const { openRial, closeRial } = month[wallet];
    const { topUpRial, withdrawnRial } = wallet === 'own' ? month.own : NOTHING_APART;
    const inRial = month[wallet].inRial + topUpRial;
    const outRial = month[wallet].outRial + withdrawnRial;
    const asked = lstWithdrawal.reduce((sum, { amountRial }) => sum + amountRial, 0);
    if (wallet === 'own') requireSame(asked, withdrawnRial, 'of the withdrawals');
    requireSame(openRial, openRials, `${wallet} at the beginning`);
    requireSame(openRial + inRial - outRial - paid[PART[wallet]] + back[PART[wallet]], closeRial, wallet);
    openRials = closeRial;
  }
  requireSame(openRials, balanceRials, `${wallet} at the end`);
}

const ACCOUNTS = [
  ['PAYABLE', 'payable'],
  ['BIDDING', 'bidding-credit'],
  ['DEBT', 'provider-debt'],
] as const;

async function requirePayMonths(world: World, userId: number): Promise<void> {
  const { service } = world;
  const { connection } = service.context.ports.database;
  const months: PayMonth[] = [];
  for (const of of listMonthsSoFar(world))
    months.push(await readPayMonth(connection, userId, { of, now: service.clock.now() }));
  for (const [account, kind] of ACCOUNTS)
    requireAccount(months, account, await getBalanceRials(connection, userAccount(kind, userId)));
  for (const { of, lstJob, sums } of months) {
    const settled = lstJob.flatMap(({ taskid, place }) => (place === 'awaiting' ? [] : [taskid]));
    requireSame(sums.commissionRial, await readCommissionRials(connection, settled, of), 'of the commission');
  }
}

function requireAccount(
  months: readonly PayMonth[],
  account: (typeof ACCOUNTS)[number][0],
  balanceRials: number,
): void {
  let openRials = 0;
  for (const { lstAccount } of months) {
    const found = lstAccount.find(({ accountEnum }) => accountEnum === account);
    const movedRials = found?.lstLine.reduce((sum, { amountRial }) => sum + amountRial, 0) ?? 0;
    requireSame(found?.openRial ?? 0, openRials, `${account} at the beginning`);
    requireSame(openRials + movedRials, found?.closeRial ?? 0, account);
    openRials = found?.closeRial ?? 0;
  }
  requireSame(openRials, balanceRials, `${account} at the end`);
}

function requireSame(saidRials: number, bookedRials: number, what: string): void {
  if (saidRials !== bookedRials)
    throw new Error(`A month says ${saidRials} rials, ${what}, and the ledger ${bookedRials}`);
}
