import { DESK_ROLES, type DeskRole } from '@/lib/contract/desk-enumerations';
import { APPOINTED_PASSWORD_MS } from '@/lib/domain/constants/identity';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { isDeskRole } from '@/lib/domain/person/desk-roles';
import { toMobile } from '@/lib/domain/person/mobile';
import { isPersonName } from '@/lib/domain/person/person-name';
import type { Appointed, Appointment } from '../identity';
import { explain } from './explain';
import { actOnDatabase } from './on-database';
import { readArguments } from './read-arguments';
import { StartProblem } from './start-problem';

const USAGE = `npm run operator -- 09121234567 [--name "Nika Salehi"] [--role ${DESK_ROLES.join('|')}]`;

/** `npm run operator`: makes somebody an operator, on either database, while the site runs and while it does not. */
async function main(given: readonly string[]): Promise<void> {
  const appointment = readAppointment(given);
  const appointed = await actOnDatabase('operator', appointment);
  process.stdout.write(toReport(appointed, appointment.mobile));
}

function readAppointment(given: readonly string[]): Appointment {
  const known = { name: { type: 'string' }, role: { type: 'string' } } as const;
  const { values, positionals } = readArguments(given, known, USAGE);
  const [typed, ...more] = positionals;
  if (typed === undefined || more.length > 0) throw new StartProblem(`Whom to make an operator is not said: ${USAGE}.`);
  const mobile = toMobile(typed);
  if (mobile === null)
    throw new StartProblem(`"${typed}" is no mobile number: it has 11 digits and begins with 09. ${USAGE}.`);
  return { mobile, deskRole: readRole(values.role), name: readName(values.name) };
}

function readRole(typed: string | undefined): DeskRole | null {
  if (typed === undefined) return null;
  if (isDeskRole(typed)) return typed;
  throw new StartProblem(`"${typed}" is no role at the desk: it is one of ${DESK_ROLES.join(', ')}.`);
}

function readName(typed: string | undefined): Appointment['name'] {
  if (typed === undefined) return null;
  const [firstName = '', ...rest] = typed.trim().split(/\s+/);
  const lastName = rest.join(' ');
  if (isPersonName(firstName) && isPersonName(lastName)) return { firstName, lastName };
  throw new StartProblem(`"${typed}" is no given name and family name, such as --name "Nika Salehi".`);
}

function toReport(appointed: Appointed, mobile: string): string {
  if (appointed.outcome === 'no-account')
    throw new StartProblem(`${mobile} has no account yet. Say whose it is, and it gets one: ${USAGE}.`);
  const { deskRoles, password, newsCount } = appointed;
  const lines = [`${mobile} is an operator now, with the role "${deskRoles.join('", "')}".`];
  if (password !== null)
    lines.push(
      `Password: ${password}`,
      `It is for the first login, within ${APPOINTED_PASSWORD_MS / MINUTE_MS} minutes; the same command makes another. It stays the password until another is chosen, in My account.`,
    );
  else lines.push('The desk opens with the next login: log out and in again, then go to /operator/.');
  if (newsCount > 0) lines.push(`Messages that had waited for an operator: ${newsCount}. They are in the inbox.`);
  return `${lines.join('\n')}\n`;
}

try {
  await main(process.argv.slice(3));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error, process.env)}\n`);
  process.exit(1);
}
