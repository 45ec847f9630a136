import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { toMobile } from '@/lib/domain/person/mobile';
import { RIALS_A_TOMAN } from '@/lib/domain/money/money';
import { DEPOSIT_PARTS, type Deposit, type Deposited } from '../money';
import { explain } from './explain';
import { actOnDatabase } from './on-database';
import { readArguments } from './read-arguments';
import { StartProblem } from './start-problem';

const USAGE = `npm run deposit -- 09121234567 --to ${DEPOSIT_PARTS.join('|')} --tomans 500000 --receipt 2026-117`;
const LONGEST_RECEIPT = 60;

/**
 * `npm run deposit`: books money that reached the operator outside the site, on either database, while the site runs
 * and while it does not.
 */
async function main(given: readonly string[]): Promise<void> {
  const deposit = readDeposit(given);
  process.stdout.write(toReport(await actOnDatabase('deposit', deposit), deposit));
}

function readDeposit(given: readonly string[]): Deposit {
  const known = { to: { type: 'string' }, tomans: { type: 'string' }, receipt: { type: 'string' } } as const;
  const { values, positionals } = readArguments(given, known, USAGE);
  const [typed = '', ...more] = positionals;
  const mobile = toMobile(typed);
  if (mobile === null || more.length > 0)
    throw new StartProblem(
      `"${positionals.join(' ')}" is no mobile number: it has 11 digits and begins with 09. ${USAGE}.`,
    );
  const to = DEPOSIT_PARTS.find((part) => part === values.to);
  if (to === undefined) throw new StartProblem(`--to is ${DEPOSIT_PARTS.join(' or ')}: ${USAGE}.`);
  const receipt = values.receipt?.trim() ?? '';
  if (receipt === '' || receipt.length > LONGEST_RECEIPT)
    throw new StartProblem(`--receipt is your own number of this money, so that it is booked once: ${USAGE}.`);
  return { mobile, part: to, receipt, amountRials: readRials(values.tomans ?? '') };
}

function readRials(typed: string): number {
  const rials = /^\d{1,12}$/.test(typed) ? Number(typed) * RIALS_A_TOMAN : 0;
  const { least, most } = TOP_UP_RIALS;
  if (rials < least || rials > most)
    throw new StartProblem(
      `--tomans is a whole number from ${least / RIALS_A_TOMAN} to ${most / RIALS_A_TOMAN}, not "${typed}". ${USAGE}.`,
    );
  return rials;
}

function toReport(deposited: Deposited, { mobile, part, amountRials, receipt }: Deposit): string {
  const { balanceRials } = requireBooked(deposited, mobile);
  const balance = `The ${part} of ${mobile} holds ${balanceRials / RIALS_A_TOMAN} tomans now.`;
  if (deposited.outcome === 'booked-before')
    return `Receipt ${receipt} was booked before, so nothing moved. ${balance}\n`;
  return `${amountRials / RIALS_A_TOMAN} tomans were booked by receipt ${receipt}. ${balance}\n`;
}

function requireBooked(deposited: Deposited, mobile: string) {
  if (deposited.outcome === 'no-account')
    throw new StartProblem(`${mobile} has no account yet: register there first, then book the money.`);
  if (deposited.outcome === 'no-provider')
    throw new StartProblem(`${mobile} is no professional, and only they have a credit: say --to wallet.`);
  return deposited;
}

try {
  await main(process.argv.slice(3));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
