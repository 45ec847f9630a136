import type { DeskCall } from '@/lib/domain/person/desk-access';

interface Place {
  readonly path: string;
  /** The tab is shown to operators who may make this call. */
  readonly call: DeskCall;
  /** The key that opens it after g. */
  readonly letter: string;
}

/** The pages of the desk in the order of its tabs. Names: messages/<locale>/desk.json, `places`. */
export const DESK_PLACES = [
  { key: 'start', path: '/operator/', call: 'operator/getstart', letter: 's' },
  { key: 'search', path: '/operator/search/', call: 'operator/search', letter: 'f' },
  { key: 'disputes', path: '/operator/disputes/', call: 'operator/getalldispute', letter: 'd' },
  { key: 'reports', path: '/operator/reports/', call: 'operator/getallreport', letter: 'r' },
  { key: 'cash', path: '/operator/cash/', call: 'operator/getallcashclaim', letter: 'c' },
  { key: 'bank', path: '/operator/bank/', call: 'operator/getallbankcase', letter: 'm' },
  { key: 'seconds', path: '/operator/seconds/', call: 'operator/getallwaitingmoney', letter: 'y' },
  { key: 'payouts', path: '/operator/payouts/', call: 'operator/getallpayoutrun', letter: 'o' },
  { key: 'gifts', path: '/operator/gifts/', call: 'operator/getallgiftcode', letter: 'i' },
  { key: 'accounts', path: '/operator/accounts/', call: 'operator/getallsheba', letter: 'b' },
  { key: 'applications', path: '/operator/applications/', call: 'operator/getallapplication', letter: 'a' },
  { key: 'vehicles', path: '/operator/vehicles/', call: 'operator/getallworkvehicle', letter: 'v' },
  { key: 'appeals', path: '/operator/appeals/', call: 'operator/getallappeal', letter: 'e' },
  { key: 'excuses', path: '/operator/excuses/', call: 'operator/getallexcuse', letter: 'x' },
  { key: 'reviews', path: '/operator/reviews/', call: 'operator/getallreviewappeal', letter: 'w' },
  { key: 'enquiries', path: '/operator/enquiries/', call: 'operator/getallenquiry', letter: 'n' },
  { key: 'outbox', path: '/operator/outbox/', call: 'operator/getalloutgoing', letter: 'u' },
  { key: 'pauses', path: '/operator/pauses/', call: 'operator/getallpause', letter: 'h' },
  { key: 'papers', path: '/operator/papers/', call: 'operator/getallpaperrequest', letter: 't' },
  { key: 'people', path: '/operator/people/', call: 'operator/getdeskpeople', letter: 'p' },
  { key: 'audit', path: '/operator/audit/', call: 'operator/getaudit', letter: 'l' },
] as const satisfies readonly (Place & { readonly key: string })[];

/** One case of a queue stands under the tab of all. An order and a person stand under the search. */
export type DeskPlace =
  | (typeof DESK_PLACES)[number]['key']
  | 'account'
  | 'appeal'
  | 'bankCase'
  | 'cashClaim'
  | 'excuse'
  | 'outgoing'
  | 'paper'
  | 'reviewAppeal'
  | 'vehicle'
  | 'enquiry'
  | 'application'
  | 'dispute'
  | 'report'
  | 'order'
  | 'payoutRun'
  | 'person';
