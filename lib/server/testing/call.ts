import { randomUUID } from 'node:crypto';

import { pino, type Logger } from 'pino';

import type { CallAnswer, CallName, CallRequest } from '@/lib/contract';
import { OUTGOING_CHANNELS } from '@/lib/contract/desk-enumerations';
import type { Locale } from '@/lib/i18n/locales';

import { createFixedClock, type TestClock } from '../adapters/clock/test';
import { createEstimatedRouting } from '../adapters/routing/estimated';
import { createTestBank, type TestBank } from '../adapters/payment/test-bank';
import { createApp, type Authenticate, type CallFacts, type MarketplaceApp } from '../app';
import type { HandlerTable } from '../handler';
import { readConfiguration } from '../start/configuration';
import { AS, whoIsNamed } from '../start/story-service';
import { NO_SIGNALS, type AnswerControls, type Ports, type ServiceContext } from '../context';
import { handlers } from '../handlers';
import { sendDueMessages } from '../messages/send';
import type { MailMessage } from '../ports/mail';
import { withAfterCommit } from '../ports/after-commit';
import { createPaymentGateways } from '../ports/payment-gateways';
import type { SmsMessage } from '../ports/sms';
import { authenticate } from '../session/authenticate';
import { createTestDatabase } from './database';
import { noteExplainedCalls } from './explained-calls';
import { watchPlans, type StatementPlans } from './statement-plans';
import {
  createMemoryStorage,
  createTestAudio,
  createRecordingBroker,
  createRecordingMail,
  createRecordingSms,
  type PublishedMessage,
} from './ports';

export const TEST_NOW = new Date('2026-11-21T08:00:00Z');
const TEST_SECRET = 'a-secret-that-only-the-tests-know-of-0123456789';

type SessionChange = Parameters<AnswerControls['setSession']>[0];

export interface ServiceOptions {
  /** The clock's start; it goes on only by `clock.advance`. */
  readonly now?: Date;
  /** Handlers in place of the real ones, e.g. to make one fail. */
  readonly handlers?: Partial<HandlerTable>;
  /** Partners in place of the recording ones; a database that has its migrations, which the service closes. */
  readonly ports?: Partial<
    Pick<Ports, 'database' | 'broker' | 'gateways' | 'sms' | 'mail' | 'push' | 'storage' | 'audio' | 'routing'>
  >;
  /** Configuration beside the secret of the tests. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The service's log; nowhere unless LOG_LEVEL says otherwise. */
  readonly log?: Logger;
}

export interface CallAs {
  /** A user's id: the call is theirs, without a login. */
  readonly as?: number;
  /** A real session token or a task's signed link instead. */
  readonly authorization?: string;
  readonly locale?: Locale;
  readonly idempotencyKey?: string;
  readonly facts?: Partial<CallFacts>;
}

export interface TestService {
  readonly app: MarketplaceApp;
  readonly context: ServiceContext;
  readonly clock: TestClock;
  readonly bank: TestBank;
  /** The sent SMS, oldest first. */
  readonly sms: readonly SmsMessage[];
  /** The sent e-mails, oldest first. */
  readonly mails: readonly MailMessage[];
  /** The messages published to the broker, oldest first. */
  readonly published: readonly PublishedMessage[];
  readonly revoked: readonly { readonly userId: string; readonly sessionId: string | undefined }[];
  /** The calls' changes of the session cookie, oldest first. */
  readonly sessions: readonly SessionChange[];
  /**
   * Makes a call as the door would: access checked, input parsed, answer checked. Rejects with CallError. A missing
   * idempotency key is made up.
   */
  call<Name extends CallName>(name: Name, input: CallRequest<Name>, by?: CallAs): Promise<CallAnswer<Name>>;
  /** Makes a call with an input that the contract would not allow. */
  callWrongly(name: CallName, input: unknown, by?: CallAs): Promise<unknown>;
  /** Runs background work (timers, relays), and checks the plans of its statements, as it does with every call's. */
  runWatched<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Sends the SMS and e-mails that are due, as the relay would. */
  sendMessages(): Promise<void>;
  close(): Promise<void>;
}

/** The whole marketplace on a fresh database with a clock that stands still. Close it after the tests. */
export async function createTestService(options: ServiceOptions = {}): Promise<TestService> {
  const clock = createFixedClock(options.now ?? TEST_NOW);
  const { database: given, ...partners } = options.ports ?? {};
  const database = withAfterCommit(given ?? (await createTestDatabase()));
  const sms: SmsMessage[] = [];
  const mails: MailMessage[] = [];
  const published: PublishedMessage[] = [];
  const revoked: { userId: string; sessionId: string | undefined }[] = [];
  const sessions: SessionChange[] = [];
  const bank = createTestBank(database, clock);
  const ports: Ports = {
    database,
    clock,
    broker: createRecordingBroker(published, revoked),
    sms: createRecordingSms(sms),
    mail: createRecordingMail(mails),
    gateways: createPaymentGateways({ offered: [bank] }),
    storage: createMemoryStorage(),
    audio: createTestAudio(),
    push: null,
    routing: createEstimatedRouting(),
    ...partners,
  };
  const plans = watchPlans(database);
  const marketplace = createApp({
    ports,
    configuration: readConfiguration({ SESSION_SECRET: TEST_SECRET, ...options.environment }),
    signals: NO_SIGNALS,
    log: options.log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    handlers: { ...handlers, ...options.handlers },
    authenticate: authenticateForTests,
    refusesWrongAnswers: true,
  });
  const app = watchCalls(marketplace, plans);
  const controls: AnswerControls = { setSession: (session) => void sessions.push(session) };
  return {
    app,
    context: app.context,
    clock,
    bank,
    sms,
    mails,
    published,
    revoked,
    sessions,
    call: (name, input, by = {}) => app.call(name, input, toFacts(by), controls),
    callWrongly: (name, input, by = {}) => app.call(name, input, toFacts(by), controls),
    runWatched: plans.during,
    sendMessages: () => plans.during(() => sendQueued(app.context)),
    close: async () => {
      const scans = await plans.listScans();
      await database.close();
      refuseScans(scans);
      refuseWritesOfReads(plans.listWritesOfReads());
      noteExplainedCalls(plans.listAnswered().filter((name) => !Object.hasOwn(options.handlers ?? {}, name)));
    },
  };
}

/** The caller, a test itself or a server before the app: its statements are looked at. */
function watchCalls(app: MarketplaceApp, plans: StatementPlans): MarketplaceApp {
  return {
    ...app,
    call: (name, ...rest) => plans.duringCall(name, () => app.call(name, ...rest)),
    callReading: (name, ...rest) => plans.duringCall(name, () => app.callReading(name, ...rest)),
    openFile: (...file) => plans.during(() => app.openFile(...file)),
  };
}

/** Every call that a test makes has to have statements that are good for a million orders. Throws. */
function refuseScans(scans: readonly string[]): void {
  if (scans.length > 0)
    throw new Error(
      `${scans.length} statements read a table that grows from one end to the other. Give each a condition that an index of the table answers (lib/server/schema), or ask for less:\n${scans.join('\n')}`,
    );
}

/** A call that writes says how often it may be made. Throws. */
function refuseWritesOfReads(writes: readonly string[]): void {
  if (writes.length > 0)
    throw new Error(
      `${writes.length} calls write, and their declaration has no limit. Give each its \`limit\` (lib/contract/limit.ts):\n${writes.join('\n')}`,
    );
}

async function sendQueued(context: ServiceContext): Promise<void> {
  for (const channel of OUTGOING_CHANNELS) {
    while ((await sendDueMessages(context, channel)) > 0);
  }
}

const authenticateForTests: Authenticate = (authorization, context) =>
  authorization?.startsWith(AS) ? whoIsNamed(authorization, context) : authenticate(authorization, context);

function toFacts({ as, authorization, locale = 'en', idempotencyKey, facts }: CallAs): CallFacts {
  return {
    locale,
    siteUrl: 'http://localhost:3000',
    ipAddress: '192.0.2.1',
    deviceId: '00000000-0000-4000-8000-000000000001',
    isBrowserPage: true,
    idempotencyKey: idempotencyKey ?? randomUUID(),
    captchaResponse: null,
    referralToken: null,
    requestId: randomUUID(),
    authorization: authorization ?? (as === undefined ? null : `${AS}${as}`),
    ...facts,
  };
}
