import type { CallName } from '@/lib/contract';
import type { DeskRole } from '@/lib/contract/desk-enumerations';

/** A call of the desk: its name begins with `operator/`, and its access is `operator`. */
export type DeskCall = Extract<CallName, `operator/${string}`>;

/** An owner makes every call, so no row names that role. */
type NamedRole = Exclude<DeskRole, 'owner'>;

const EVERYBODY: readonly NamedRole[] = ['support', 'finance', 'catalogue'];
const OWNER_ALONE: readonly NamedRole[] = [];

/** The roles at the desk that may make each call. A call of the desk without its row does not compile. */
export const DESK_ACCESS: { readonly [Name in DeskCall]: readonly NamedRole[] } = {
  'operator/getdesk': EVERYBODY,
  'operator/confirmpassword': EVERYBODY,
  'operator/getstart': EVERYBODY,
  'operator/getallcase': EVERYBODY,
  'operator/getcolleagues': EVERYBODY,
  'operator/takenext': EVERYBODY,
  'operator/assigncase': EVERYBODY,
  'operator/snoozecase': EVERYBODY,
  'operator/getcasehistory': EVERYBODY,
  'operator/viewcase': EVERYBODY,
  'operator/planbulk': EVERYBODY,
  'operator/getalldeskview': EVERYBODY,
  'operator/savedeskview': EVERYBODY,
  'operator/removedeskview': EVERYBODY,
  'operator/getdeskpeople': OWNER_ALONE,
  'operator/savedeskroles': OWNER_ALONE,
  'operator/getaudit': OWNER_ALONE,
  'operator/search': ['support', 'finance'],
  'operator/getperson': ['support', 'finance'],
  'operator/moveperson': ['support'],
  'operator/beginview': ['support', 'finance'],
  'operator/getview': EVERYBODY,
  'operator/endview': EVERYBODY,
  'operator/savecertificate': ['support'],
  'operator/sendnumbercode': ['support'],
  'operator/changenumber': ['support'],
  'operator/correctdetails': ['support'],
  // With the Sheba and every conversation in it: no other role reads both.
  'operator/handoverdata': OWNER_ALONE,
  'operator/getorder': ['support', 'finance'],
  'operator/planordermoney': ['support', 'finance'],
  'operator/moveordermoney': ['support', 'finance'],
  'operator/confirmordermoney': ['support', 'finance'],
  'operator/getallwaitingmoney': ['support', 'finance'],
  'operator/planreassign': ['support'],
  'operator/reassign': ['support'],
  'operator/writetoorder': ['support'],
  'operator/getalldispute': ['support'],
  'operator/getdispute': ['support'],
  'operator/plandispute': ['support'],
  'operator/decidedispute': ['support'],
  'operator/confirmdispute': ['support'],
  'operator/getallreport': ['support'],
  'operator/getreport': ['support'],
  'operator/getreportedconversation': ['support'],
  'operator/decidereport': ['support'],
  'operator/decidemeasureappeal': ['support'],
  'operator/getallcashclaim': ['support', 'finance'],
  'operator/decidecashclaim': ['support'],
  'operator/confirmcashclaim': ['support'],
  'operator/getallbankcase': ['finance'],
  'operator/askbank': ['finance'],
  'operator/decidebankcase': ['finance'],
  'operator/confirmbankcase': ['finance'],
  'operator/getallapplication': ['support'],
  'operator/getapplicationdetail': ['support'],
  'operator/decideapplication': ['support'],
  'operator/getallworkvehicle': ['support'],
  'operator/decideworkvehicle': ['support'],
  'operator/getledgerproof': ['finance'],
  'operator/getallgiftcode': ['finance'],
  'operator/makegiftcode': ['finance'],
  'operator/confirmgiftcode': ['finance'],
  'operator/endgiftcode': ['finance'],
  'operator/getallbooking': ['finance'],
  'operator/plancorrection': ['finance'],
  'operator/correctbooking': ['finance'],
  'operator/confirmcorrection': ['finance'],
  'operator/getallpause': ['catalogue', 'support'],
  'operator/planpause': ['catalogue'],
  'operator/makepause': ['catalogue'],
  'operator/endpause': ['catalogue'],
  'operator/planproviderpause': ['support'],
  'operator/pauseprovider': ['support'],
  'operator/endproviderpause': ['support'],
  'operator/getallpayoutrun': ['finance'],
  'operator/makepayoutrun': ['finance'],
  'operator/getpayoutrun': ['finance'],
  'operator/approvepayoutrun': ['finance'],
  'operator/dissolvepayoutrun': ['finance'],
  'operator/getpayoutfile': ['finance'],
  'operator/importpayoutreturn': ['finance'],
  'operator/getallsheba': ['finance'],
  'operator/confirmsheba': ['finance'],
  'operator/moderatereview': ['support'],
  'operator/getallreviewappeal': ['support'],
  'operator/decidereviewappeal': ['support'],
  'operator/getallenquiry': ['support'],
  'operator/answerenquiry': ['support'],
  'operator/getalloutgoing': ['support'],
  'operator/sendagain': ['support'],
  'operator/closeoutgoing': ['support'],
  'operator/getallpaperrequest': ['support'],
  'operator/askpaper': ['support'],
  'operator/decidepaper': ['support'],
  'operator/getallexcuse': ['support'],
  'operator/decideexcuse': ['support'],
  'operator/getallappeal': ['support'],
  'operator/decideappeal': ['support'],
};

/** Calls that only read, and whose reading is logged: they show papers or a conversation. */
const LOGGED_READS: readonly DeskCall[] = [
  'operator/getapplicationdetail',
  'operator/getallworkvehicle',
  'operator/getdispute',
  'operator/getorder',
  'operator/getperson',
];

/** Whether the audit logs a call that only reads. What is read into a file is logged as well. */
export function isLoggedRead(name: DeskCall, input: unknown): boolean {
  return LOGGED_READS.includes(name) || Reflect.get(Object(input), 'isExport') === true;
}

/** Whether the audit leaves a call out that writes: that somebody looks at a case is said every few seconds. */
export function isUnlogged(name: DeskCall): boolean {
  return name === 'operator/viewcase';
}

export function isDeskCall(name: CallName): name is DeskCall {
  return name.startsWith('operator/');
}

/** Whether somebody with these roles at the desk may make the call. */
export function mayMakeDeskCall(roles: readonly DeskRole[], name: DeskCall): boolean {
  return hasDeskRole(roles, ...DESK_ACCESS[name]);
}

/** Whether one of the roles is among those wanted; an owner has them all. */
export function hasDeskRole(roles: readonly DeskRole[], ...wanted: readonly NamedRole[]): boolean {
  return roles.some((role) => role === 'owner' || wanted.includes(role));
}
