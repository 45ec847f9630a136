import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';

import type { CallName } from '@/lib/contract';
import { OUTGOING_GROUPS } from '@/lib/contract/desk-enumerations';
import type { Executor } from '@/lib/server/ports/database';
import {
  conversationReports,
  disputes,
  orderMessages,
  payoutAccounts,
  payoutRuns,
  providerApplications,
  providers,
  tasks,
  workVehicles,
} from '@/lib/server/schema';

import { pick, type Actors, type Timed } from './actors';

/** Cases of each kind that are opened in turns. */
const CASES = 50;

/** The subjects of the desk's cases, the busiest or newest first; ids. */
interface Subjects {
  readonly orders: readonly number[];
  readonly people: readonly number[];
  readonly providers: readonly number[];
  readonly disputes: readonly number[];
  readonly runs: readonly number[];
  readonly reports: readonly number[];
  readonly applications: readonly number[];
  /** Whole texts for the search: codes of orders, plates of work vehicles, Shebas of accounts. */
  readonly codes: readonly string[];
  readonly plates: readonly string[];
  readonly shebas: readonly string[];
}

const gathered = new WeakMap<Actors, Promise<Subjects>>();

/** Asked once a database: the first round of the first case pays for it. */
function gatherSubjects(actors: Actors): Promise<Subjects> {
  const known = gathered.get(actors) ?? readSubjects(actors);
  gathered.set(actors, known);
  return known;
}

async function readSubjects({ app }: Actors): Promise<Subjects> {
  const { connection } = app.context.ports.database;
  const spoken = await connection
    .selectDistinct({ id: orderMessages.taskId })
    .from(orderMessages)
    .orderBy(desc(orderMessages.taskId))
    .limit(CASES);
  const paid = await connection
    .select({ id: tasks.id, customerId: tasks.customerId, code: tasks.code })
    .from(tasks)
    .where(and(eq(tasks.state, 'COMPLETED'), isNotNull(tasks.providerId)))
    .orderBy(desc(tasks.id))
    .limit(CASES);
  const busy = await connection
    .select({ id: providers.userId })
    .from(providers)
    .orderBy(desc(providers.doneTaskCount), asc(providers.userId))
    .limit(CASES);
  const disputed = await connection.select({ id: disputes.id }).from(disputes).orderBy(desc(disputes.id)).limit(CASES);
  const runs = await connection
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .orderBy(desc(payoutRuns.id))
    .limit(CASES);
  const toIds = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return {
    orders: [...toIds(spoken), ...toIds(paid)],
    people: paid.map(({ customerId }) => customerId),
    providers: toIds(busy),
    disputes: toIds(disputed),
    runs: toIds(runs),
    codes: paid.map(({ code }) => code),
    ...(await readQueued(connection)),
  };
}

/** Subjects of the queues that orders and money do not lead to. */
async function readQueued(
  connection: Executor,
): Promise<Pick<Subjects, 'reports' | 'applications' | 'plates' | 'shebas'>> {
  const reports = await connection.select({ id: conversationReports.id }).from(conversationReports).limit(CASES);
  const applications = await connection
    .select({ id: providerApplications.userId })
    .from(providerApplications)
    .where(eq(providerApplications.state, 'documents'))
    .limit(CASES);
  const vehicles = await connection.select({ plate: workVehicles.plate }).from(workVehicles).limit(CASES);
  const accounts = await connection.select({ sheba: payoutAccounts.sheba }).from(payoutAccounts).limit(CASES);
  return {
    reports: reports.map(({ id }) => id),
    applications: applications.map(({ id }) => id),
    plates: vehicles.map(({ plate }) => plate),
    shebas: accounts.map(({ sheba }) => sheba),
  };
}

/** A call of the desk. `toInput` gives null where the database has nothing to ask for: nothing is asked then. */
function askDesk(
  name: CallName,
  toInput: (subjects: Subjects, round: number) => unknown = () => ({}),
  title: string = name,
): Timed {
  return {
    name: title,
    run: async (actors, round) => {
      const input = toInput(await gatherSubjects(actors), round);
      return input === null ? null : actors.call(name, input, pick(actors.operators, round));
    },
  };
}

const one = <Subject>(subjects: readonly Subject[], toInput: (subject: Subject) => unknown, round: number) =>
  subjects.length === 0 ? null : toInput(pick(subjects, round));

const search = (title: string, toTexts: (subjects: Subjects) => readonly (string | number)[]): Timed =>
  askDesk(
    'operator/search',
    (subjects, round) => one(toTexts(subjects), (text) => ({ text: String(text) }), round),
    `operator/search, ${title}`,
  );

/** The desk's search, by facts of an order or a person. */
const SEARCHES: readonly Timed[] = [
  askDesk('operator/search', () => ({ text: '7678' }), 'operator/search, the beginning of a code'),
  askDesk('operator/search', () => ({ text: '09910000123' }), 'operator/search, a mobile'),
  askDesk('operator/search', () => ({ text: 'رضایی' }), 'operator/search, a frequent name'),
  askDesk('operator/search', () => ({ text: 'مریم رض' }), 'operator/search, a name that is being typed'),
  search('a whole code', ({ codes }) => codes),
  search('a plate', ({ plates }) => plates),
  search('a Sheba', ({ shebas }) => shebas),
  search('a task number', ({ orders }) => orders),
];

const LIST_CALLS = [
  'operator/getstart',
  'operator/getallcase',
  'operator/getalldispute',
  'operator/getallreport',
  'operator/getallcashclaim',
  'operator/getallbankcase',
  'operator/getallwaitingmoney',
  'operator/getallpayoutrun',
  'operator/getallsheba',
  'operator/getallapplication',
  'operator/getallworkvehicle',
  'operator/getallappeal',
  'operator/getallexcuse',
  'operator/getallreviewappeal',
  'operator/getallenquiry',
  'operator/getallpaperrequest',
  'operator/getallpause',
  'operator/getallgiftcode',
  'operator/getalldeskview',
  'operator/getdeskpeople',
  'operator/getaudit',
  'operator/getledgerproof',
] as const satisfies readonly CallName[];

/** The start, each queue and each list, as they open. */
const LISTS: readonly Timed[] = [
  ...LIST_CALLS.map((name) => askDesk(name)),
  ...(['disputes', 'unanswered', 'overdue', 'outbox'] as const).map((queue) =>
    askDesk('operator/getallcase', () => ({ queue }), `operator/getallcase, ${queue}`),
  ),
  ...OUTGOING_GROUPS.map((group) =>
    askDesk('operator/getalloutgoing', () => ({ group }), `operator/getalloutgoing, ${group}`),
  ),
  askDesk(
    'operator/getallbooking',
    ({ orders }, round) => one(orders, (taskid) => ({ taskid }), round),
    'operator/getallbooking of an order',
  ),
  askDesk(
    'operator/getallbooking',
    ({ people }, round) => one(people, (userid) => ({ userid }), round),
    'operator/getallbooking of a person',
  ),
  askDesk(
    'operator/getaudit',
    ({ orders }, round) => one(orders, (subjectid) => ({ subject: 'order', subjectid }), round),
    'operator/getaudit of an order',
  ),
];

/** The cases: of an order with its time line and its payments, of a person, a provider, a dispute and a run. */
const CASES_OPENED: readonly Timed[] = [
  askDesk('operator/getorder', ({ orders }, round) => one(orders, (taskid) => ({ taskid }), round)),
  askDesk('operator/getperson', ({ people }, round) => one(people, (userid) => ({ userid }), round)),
  askDesk(
    'operator/getperson',
    ({ providers: ids }, round) => one(ids, (userid) => ({ userid }), round),
    'operator/getperson of a busy provider',
  ),
  askDesk('operator/getdispute', ({ disputes: ids }, round) => one(ids, (disputeid) => ({ disputeid }), round)),
  askDesk('operator/getcasehistory', ({ disputes: ids }, round) =>
    one(ids, (caseid) => ({ subject: 'disputes', caseid }), round),
  ),
  // The generated audit has reads of people and orders, and nothing of disputes.
  askDesk(
    'operator/getcasehistory',
    ({ people }, round) => one(people, (caseid) => ({ subject: 'person', caseid }), round),
    'operator/getcasehistory of a person',
  ),
  askDesk('operator/getreportedconversation', ({ reports }, round) =>
    one(reports, (reportid) => ({ reportid }), round),
  ),
  askDesk('operator/getreport', ({ reports }, round) => one(reports, (reportid) => ({ reportid }), round)),
  askDesk('operator/getapplicationdetail', ({ applications }, round) =>
    one(applications, (userid) => ({ userid: String(userid) }), round),
  ),
  askDesk('operator/getpayoutrun', ({ runs }, round) => one(runs, (runid) => ({ runid }), round)),
];

export const desk: readonly Timed[] = [...SEARCHES, ...LISTS, ...CASES_OPENED];
