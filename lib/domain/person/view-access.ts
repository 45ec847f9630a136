import type { CallName } from '@/lib/contract';
import type { CallAccess } from '@/lib/contract/call';
import type { CallLimit } from '@/lib/contract/limit';
import type { DeskRole } from '@/lib/contract/desk-enumerations';

import { hasDeskRole } from './desk-access';

/** The desk's roles that may look at the site as a person sees it. */
export const VIEWER_ROLES = ['support', 'finance'] as const;

/** The one call that writes during a view. */
const ENDS_VIEW: CallName = 'operator/endview';

/** Calls that note that something was read. During a view their handlers note nothing, and answer as ever. */
export const READS_WITHOUT_A_TRACE: readonly CallName[] = [
  'clean/gettaskdetail',
  'ordermessage/getallmessage',
  'nonePreloader/user/getuserinboxdetail',
];

/** Calls that only the person themselves may make: the socket, its waiting messages, and the key of its pushes. */
const RINGS: readonly CallName[] = [
  'nonePreloader/suggestion/gettopicname',
  'nonePreloader/user/getalert',
  'nonePreloader/user/getpushkey',
];

/** Files in which a code stands. */
const CODED_FILES: readonly CallName[] = ['workerprofile/getcertificatefile'];

/** People's messages to and about each other: finance reads none of them (DESK). */
const CONVERSATIONS: readonly CallName[] = [
  'ordermessage/getthreads',
  'ordermessage/getthread',
  'ordermessage/getallmessage',
  'customernote/getnotes',
  'dispute/getdispute',
  'regular/getoffers',
  'nonePreloader/user/getuserinboxdetail',
  'user/getuserinbox',
];

interface DeclaredCall {
  readonly name: string;
  readonly access: CallAccess;
  readonly limit: CallLimit;
}

/** Whether a session that sees with a person's eyes may make the call: it reads, and the operator's role allows it. */
export function isOpenInView({ name, limit }: DeclaredCall, roles: readonly DeskRole[]): boolean {
  const call = name as CallName;
  if (call === ENDS_VIEW) return true;
  if (limit !== 'reads' && !READS_WITHOUT_A_TRACE.includes(call)) return false;
  if (RINGS.includes(call) || CODED_FILES.includes(call)) return false;
  return !CONVERSATIONS.includes(call) || hasDeskRole(roles, 'support');
}

/** Whether the call shows something of the person, so that it is logged. A number of unread messages says nothing. */
export function isLoggedInView({ name, access }: DeclaredCall): boolean {
  return access !== 'public' && name !== 'nonePreloader/user/countuserinbox';
}

/** Fields of answers that nobody at the desk reads: codes, and the keys of links. */
export const CODES = ['startCode', 'visitKey', 'feedKey', 'code', 'password', 'token'] as const;

/** Fields about where money goes: for finance alone. */
const ACCOUNTS = ['sheba'] as const;

const COVER = '••••';

/** An answer as a view shows it: codes are covered, and so is what the operator's role does not read. */
export function coverAnswer<Answer>(answer: Answer, roles: readonly DeskRole[]): Answer {
  const covered: ReadonlySet<string> = new Set([...CODES, ...(hasDeskRole(roles, 'finance') ? [] : ACCOUNTS)]);
  const cover = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cover);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [
        field,
        covered.has(field) && typeof inner === 'string' ? COVER : cover(inner),
      ]),
    );
  };
  return cover(answer) as Answer;
}
