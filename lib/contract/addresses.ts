/**
 * The address of each call: host, method and path. No schema stands here, so that a browser can load this table alone;
 * requests and answers are declared in the domain files beside it.
 *
 * A `{name}` in a path is filled from the input's field of that name. The rest of a GET's input becomes its query, of a
 * POST its body.
 */
export type CallHost = 'main' | 'file' | 'ipg';
/** The HTTP method of a call. Many reads go by POST; BEHAVIOUR 1.8 names the GETs that change something. */
export type CallMethod = 'GET' | 'POST';

/** The address of one call. `path` has no slash at its beginning and is joined to the base address of `host`. */
export interface CallAddress {
  readonly host: CallHost;
  readonly method: CallMethod;
  readonly path: string;
}

interface Listed extends Omit<CallAddress, 'path'> {
  readonly path: string | undefined;
}

const get = (host: CallHost = 'main', path?: string): Listed => ({ host, method: 'GET', path });
const post = (host: CallHost = 'main', path?: string): Listed => ({ host, method: 'POST', path });

/**
 * Calls that do not go by POST to the main host, at a path that is their name. All others do, and are not listed: every
 * page that makes a call carries this table.
 */
const listed = {
  'security/validatetoken': get('main', 'security/validatetoken/{token}/test/test'),
  'nonePreloader/user/getuserinboxdetail': get('main', 'nonePreloader/user/getuserinboxdetail/{id}'),
  'user/getuserauto': get('main', 'user/getuserauto/{id}'),
  'boot/getallcategoryv3': get(),
  'geo/province-and-city': get(),
  'servicenote/fetchnote': get('main', 'servicenote/fetchnote/{serviceCategoryId}/{serviceCategoryTypeId}'),
  'pdp/fetch': get('main', 'pdp/fetch/{a}/{b}'),
  'gas/getallauto': get(),
  'laundry/getAllItems': get(),
  'workerprofile/getDetail': get('main', 'workerprofile/getDetail/{id}'),
  'suggestion/selectsuggestionbyuser': get('main', 'suggestion/selectsuggestionbyuser/{sgid}'),
  'requestBidding/retry': get('main', 'requestBidding/retry/{reqid}'),
  'ipg/postcodpostpay': post('ipg'),
  'config/getavailableipgnew': get('ipg'),
  custom: get('ipg', 'custom/{prefix}{reqId}/{giftCode}/{useWallet}'),
  uploadimage: post('file'),
  uploadaudio: post('file'),
  'operator/importpayoutreturn': post('file', 'operator/importpayoutreturn/{runid}'),
  uploadtestresult: post('file', 'uploadtestresult/{taskid}/{personNumber}/{replaces}'),
  uploadproblemphoto: post('file', 'uploadproblemphoto/{problemKey}'),
  'ipg/startpayment': post('ipg'),
  'ipg/startpricepayment': post('ipg'),
  'ipg/increasewallet': post('ipg'),
} as const satisfies Record<string, Listed>;

/** The calls with an address of their own; lib/contract/index.ts holds that each is a call. */
export type AddressedName = keyof typeof listed;

const isListed = (name: string): name is AddressedName => Object.hasOwn(listed, name);

/** The address of a call. */
export function getAddress(name: string): CallAddress {
  const { path = name, ...address }: Listed = isListed(name) ? listed[name] : post();
  return { ...address, path };
}
