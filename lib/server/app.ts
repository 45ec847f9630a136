import type { CallDefinition } from '@/lib/contract/call';
import { CallError } from '@/lib/contract/call-error';
import { contract, type CallAnswer, type CallInput, type CallName } from '@/lib/contract';
import { PASSWORD_AGAIN_MS } from '@/lib/domain/constants/identity';
import { isDeskCall, mayMakeDeskCall, type DeskCall } from '@/lib/domain/person/desk-access';
import { isOpenInView } from '@/lib/domain/person/view-access';
import { isProviderRole } from '@/lib/domain/provider/provider-roles';

import { answerAudited, noteRefusal } from './audit';
import type { Actor, AnswerControls, CallContext, RequestFacts, ServiceContext, SiteContext } from './context';
import type { Handler, HandlerTable } from './handler';
import { toFieldProblems } from './calls/input-problems';
import { readUploadedFile } from './media/read-uploaded-file';
import { answerInView } from './person-views';
import { toReason } from './ports/database-error';
import { takeAtDoor } from './throttles';
import { toUnavailable } from './calls/unavailable';

export interface Caller {
  readonly actor: Actor | null;
  /** The person whose eyes an operator uses now. Left out or null for everybody else. */
  readonly viewed?: Actor | null;
  readonly linkedTaskId: number | null;
  /** The session's end has slid: its cookie is sealed anew. */
  readonly renewed: Parameters<AnswerControls['setSession']>[0];
}

/** Resolves a bare token: a session's owner, or a task's signed link. Throws session-expired or session-unknown. */
export type Authenticate = (authorization: string | null, context: ServiceContext) => Promise<Caller>;

/** The door's facts of a request besides its input. */
export interface CallFacts extends RequestFacts {
  /** The bare token; null without one. */
  readonly authorization: string | null;
  /** A page is being rendered, and its reader sees nothing yet: a host elsewhere is not waited for as long. */
  readonly isRendering?: boolean;
}

interface AppOptions extends ServiceContext {
  readonly handlers: HandlerTable;
  readonly authenticate: Authenticate;
  /**
   * An answer that misses its schema is a 500 (tests, development); else it is logged and goes out, for the person has
   * done nothing wrong.
   */
  readonly refusesWrongAnswers: boolean;
}

/** The contract with its handlers behind it: every call, over HTTP or in this process, comes through here. */
export interface App {
  readonly context: SiteContext;
  /** Answers a call; throws CallError, with UnknownError for any fault. `input` is as the caller wrote it. */
  call<Name extends CallName>(
    name: Name,
    input: unknown,
    facts: CallFacts,
    answer: AnswerControls,
  ): Promise<CallAnswer<Name>>;
  /** Answers a call whose input is read only once the caller is known to be allowed. Throws CallError. */
  callReading<Name extends CallName>(
    name: Name,
    readInput: () => Promise<unknown>,
    facts: CallFacts,
    answer: AnswerControls,
  ): Promise<CallAnswer<Name>>;
  /** An uploaded file for a permitted reader. Throws not-found, Unauthorized, not-yours. */
  openFile(fileId: number, facts: CallFacts): Promise<OpenedFile>;
}

export interface OpenedFile {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/** The app whose handlers run in this process. */
export interface MarketplaceApp extends App {
  readonly context: ServiceContext;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Throws idempotency-key-required. */
function requireKey({ isIdempotent }: CallDefinition, { idempotencyKey }: CallFacts): void {
  const isAsked = isIdempotent === 'when-keyed' ? idempotencyKey !== null : isIdempotent;
  if (isAsked && !UUID.test(idempotencyKey ?? '')) throw new CallError('idempotency-key-required');
}

export function createApp(options: AppOptions): MarketplaceApp {
  const { handlers, authenticate, refusesWrongAnswers, ...context } = options;

  async function run<Name extends CallName>(
    name: Name,
    readInput: () => Promise<unknown>,
    facts: CallFacts,
    answer: AnswerControls,
  ): Promise<CallAnswer<Name>> {
    const definition: CallDefinition = contract[name];
    const caller = await identify(definition, facts.authorization, authenticate, context);
    const { authorization: _token, ...request } = facts;
    const { renewed, viewed: _viewed, ...known } = caller;
    const callContext: CallContext = { ...context, ...known, request, answer };
    if (isDeskCall(name)) await requireDeskRole(name, callContext);
    if (definition.asksPassword) requireFreshPassword(callContext);
    requireKey(definition, facts);
    // The definition is the one of this name; a generic name cannot say so to the compiler.
    const input = parseInput(definition, await readInput()) as CallInput<Name>;
    if (renewed) answer.setSession(renewed);
    await takeAtDoor(definition.limit, callContext);
    const answered = await handleCall(name, handlers[name], input, callContext);
    return checkAnswer<Name>(definition, answered, context, refusesWrongAnswers);
  }

  const callReading: App['callReading'] = (name, readInput, facts, answer) =>
    run(name, readInput, facts, answer).catch((error: unknown) => {
      throw toCallError(error, name, facts, context);
    });

  // A token that is no longer good does not close what is open to everybody.
  const openFile: App['openFile'] = async (fileId, { authorization, requestId }) =>
    readUploadedFile(fileId, { ...(await authenticate(authorization, context).catch(forgive)), requestId }, context);
  return {
    context,
    callReading,
    openFile,
    call: (name, input, facts, answer) => callReading(name, () => Promise.resolve(input), facts, answer),
  };
}

const NOBODY: Caller = { actor: null, viewed: null, linkedTaskId: null, renewed: null };

/** A bad token does not close public calls. */
function forgive(error: unknown): Caller {
  if (error instanceof CallError && (error.status === 401 || error.key === 'link-expired')) return NOBODY;
  throw error;
}

async function identify(
  definition: CallDefinition,
  authorization: string | null,
  authenticate: Authenticate,
  context: ServiceContext,
): Promise<Caller> {
  const { access } = definition;
  const asked = authenticate(authorization, context).then((caller) => withTheirEyes(definition, caller));
  if (access === 'public') return asked.catch(forgive);
  const caller = await asked;
  if (!caller.actor && !(access === 'task' && caller.linkedTaskId !== null)) throw new CallError('Unauthorized');
  if (access === 'provider' && !isProviderRole(caller.actor?.roleId)) throw new CallError('providers-only');
  if (access === 'operator' && !caller.actor?.deskRoles.length) throw new CallError('operators-only');
  return caller;
}

/**
 * An operator who sees with a person's eyes is that person to every call but the desk's. Throws view-only for what
 * writes, and for what the operator's role does not read.
 */
function withTheirEyes(definition: CallDefinition, caller: Caller): Caller {
  const { actor, viewed } = caller;
  if (!actor || !viewed) return caller;
  if (!isOpenInView(definition, actor.deskRoles)) throw new CallError('view-only');
  return definition.access === 'operator' ? caller : { ...caller, actor: viewed };
}

/** Runs the handler. A call of the desk is logged, and so is an operator's read with a person's eyes. */
function handleCall<Name extends CallName>(
  name: Name,
  handle: Handler<Name>,
  input: CallInput<Name>,
  context: CallContext,
): Promise<CallAnswer<Name>> {
  if (context.actor?.viewer)
    return answerInView<Name>(contract[name], context, context.actor, (viewing) => handle(input, viewing));
  if (!isDeskCall(name)) return handle(input, context);
  return answerAudited(name, input, context, (audited) => handle(input, audited));
}

/** Throws operators-only. An operator's try without the role for it is logged; a stranger's is not. */
async function requireDeskRole(name: DeskCall, context: CallContext): Promise<void> {
  if (mayMakeDeskCall(context.actor?.deskRoles ?? [], name)) return;
  await noteRefusal(name, context);
  throw new CallError('operators-only');
}

/** Throws password-needed. */
function requireFreshPassword({ actor, ports }: CallContext): void {
  const typedAtMs = actor?.passwordAt?.getTime() ?? -Infinity;
  if (ports.clock.now().getTime() - typedAtMs >= PASSWORD_AGAIN_MS) throw new CallError('password-needed');
}

/** The input as the contract reads it. Throws invalid-input with every field that is wrong. */
export function parseInput(definition: CallDefinition, input: unknown): unknown {
  const parsed = definition.input.safeParse(input);
  if (!parsed.success) throw new CallError('invalid-input', { fields: toFieldProblems(parsed.error.issues, input) });
  return parsed.data;
}

function checkAnswer<Name extends CallName>(
  definition: CallDefinition,
  answer: CallAnswer<Name>,
  context: ServiceContext,
  refuses: boolean,
): CallAnswer<Name> {
  const checked = definition.answer.safeParse(answer);
  if (checked.success) return checked.data as CallAnswer<Name>;
  context.log.error({ call: definition.name, issues: checked.error.issues }, 'an answer misses its schema');
  if (refuses) throw new CallError('UnknownError', { cause: checked.error });
  return answer;
}

/** An unforeseen error is logged under the request's id; the person hears only that it happened. */
function toCallError(error: unknown, name: CallName, facts: CallFacts, context: ServiceContext): CallError {
  if (error instanceof CallError) return error;
  const unavailable = toUnavailable(error);
  if (unavailable) {
    context.log.warn(
      { reason: toReason(error), call: name, requestId: facts.requestId },
      'a call found what it needs away',
    );
    return unavailable;
  }
  context.log.error({ err: error, call: name, requestId: facts.requestId }, 'a call failed unforeseen');
  return new CallError('UnknownError', { params: { requestId: facts.requestId }, cause: error });
}
