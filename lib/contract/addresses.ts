/**
 * Where every call of SPEC 7 lives: its host, method and path. No schema stands here, so that a browser can load this
 * table alone; requests and answers are declared in the domain files beside it.
 *
 * A `{name}` in a path is filled from the input's field of that name. The rest of a GET's input becomes its query, of a
 * POST its body.
 */
export type CallHost = 'main' | 'file' | 'ipg';
/** How a call goes over HTTP. Many reads go by POST, and BEHAVIOUR 1.8 names the GETs that change something. */
export type CallMethod = 'GET' | 'POST';

/** Where one call lives. `path` has no slash at its beginning and is joined to the base address of `host`. */
export interface CallAddress {
  readonly host: CallHost;
  readonly method: CallMethod;
  readonly path: string;
}

/**
 * Most calls go to the main host, at a path that is their name: it is not written again, because every page that makes
 * a call carries this table.
 */
interface Listed extends Omit<CallAddress, 'path'> {
  readonly path: string | undefined;
}

const get = (host: CallHost = 'main', path?: string): Listed => ({ host, method: 'GET', path });
const post = (host: CallHost = 'main', path?: string): Listed => ({ host, method: 'POST', path });

/**
 * Every call of SPEC 7 and of WIRE by its name. A call that is missing here cannot be declared, and one without a
 * handler does not compile.
 */
const listed = {
  'security/login': post(),
  'security/register': post(),
  'security/checkactivationCode': post(),
  'security/forgetpassword': post(),
  'security/logout': post(),
  'security/validatetoken': get('main', 'security/validatetoken/{token}/test/test'),

  'user/userexist': post(),
  'user/getuseraccount': post(),
  'user/getuserinfo': post(),
  'user/changepassword': post(),
  'user/editprofile': post(),
  'user/getusersetting': post(),
  'user/addusersetting': post(),
  'user/getdeliveryaddress': post(),
  'user/adddeliveryaddress': post(),
  'user/getuserinbox': post(),
  'nonePreloader/user/countuserinbox': post(),
  'nonePreloader/user/readorderinbox': post(),
  'nonePreloader/user/getuserinboxdetail': get('main', 'nonePreloader/user/getuserinboxdetail/{id}'),
  'user/getuserauto': get('main', 'user/getuserauto/{id}'),
  'user/adduserauto': post(),
  'wallet/getaccountbalance': post(),

  'boot/getallcategoryv3': get(),
  'boot/getallavailabledate': post(),
  'boot/calchours': post(),
  'boot/calchours4cleanoutdoor': post(),
  'boot/getpayment': post(),
  'boot/docontactus': post(),
  'boot/sharelink': post(),
  'boot/getpartners': post(),
  'boot/tellmewhenopen': post(),
  'boot/stoptellmewhenopen': post(),
  'boot/addApplyJob': post(),
  '+b2b/register': post(),

  'gmap/getlocationbyservice': post(),
  'nonePreloader/geo/getlocationbyservice': post(),
  'geo/getalllocat0ionbycityid': post(),
  'geo/getalllocationbycityid': post(),
  'geo/province-and-city': get(),
  'servicenote/fetchnote': get('main', 'servicenote/fetchnote/{serviceCategoryId}/{serviceCategoryTypeId}'),
  'pdp/fetch': get('main', 'pdp/fetch/{a}/{b}'),

  'gas/getallauto': get(),
  'gas/trucklocations': post(),
  'gas/sendroutmsg': post(),
  'gas/adddelivery': post(),
  'gaslog/gasprice': post(),
  'handyman/addgasrequest': post(),
  'handyman/addhandymanrequest': post(),

  'laundry/getreturndate': post(),
  'laundry/getlaundryprice': post(),
  'laundry/filterlaundryserviceprovider': post(),
  'laundry/addlaundryrequest': post(),
  'laundry/getallitembygrade': post(),
  'laundry/getAllItems': get(),

  'clean/getcleanprice': post(),
  'clean/addcleanrequest': post(),
  'clean/getallcurrenttaskbyuserid': post(),
  'clean/getalloldtaskbyuserid': post(),
  'clean/gettaskdetail': post(),

  'carwashserviceprovider/filtercarserviceprovider': post(),
  'car/addcarwashrequest': post(),
  'car/getallrate': post(),

  'serviceprovider/filterserviceprovider': post(),
  'serviceprovider/workeravailablity': post(),
  'workerprofile/getDetail': get('main', 'workerprofile/getDetail/{id}'),

  'suggestion/getallsuggestion4task': post(),
  'suggestion/selectsuggestionbyuser': get('main', 'suggestion/selectsuggestionbyuser/{sgid}'),
  'suggestion/getexpertconfiguration': post(),
  'requestBidding/retry': get('main', 'requestBidding/retry/{reqid}'),
  'nonePreloader/suggestion/gettopicname': post(),

  'review/getreview': post(),
  'gift/verifygift': post(),
  'reqandpay/cancelrequest': post(),
  'ipg/postcodpostpay': post('ipg'),
  'config/getavailableipgnew': get('ipg'),
  custom: get('ipg', 'custom/{prefix}{reqId}/{giftCode}/{useWallet}'),
  uploadimage: post('file'),
  uploadaudio: post('file'),
  uploadtestresult: post('file', 'uploadtestresult/{taskid}/{personNumber}/{replaces}'),

  // Calls that SPEC 7 does not name but the product needs, in the same style (WIRE.md).
  'boot/getcaptcha': post(),
  'clean/getlasttask': post(),
  'clean/getrepeatdraft': post(),
  'analytics/purchase': post(),
  'reqandpay/getprice': post(),
  'testing/getalltest': post(),
  'testing/withdrawresult': post(),
  'moving/getallvehicle': post(),
  'custody/addpiece': post(),
  'custody/removepiece': post(),
  'custody/scantag': post(),
  'workphoto/addworkphoto': post(),
  'workphoto/removeworkphoto': post(),
  'nonePreloader/user/getalert': post(),
  'nonePreloader/user/ackalert': post(),
  'nonePreloader/user/getpushkey': post(),
  'user/addpushdevice': post(),
  'user/removepushdevice': post(),
  'ipg/startpayment': post('ipg'),
  'ipg/startpricepayment': post('ipg'),
  'reqandpay/verifypayment': post(),
  'reqandpay/confirmtask': post(),
  'reqandpay/finishtask': post(),
  'reqandpay/takebackhour': post(),
  'reqandpay/reportnoshow': post(),
  'reqandpay/answerdoor': post(),
  'reqandpay/payheldfee': post(),
  'dispute/opendispute': post(),
  'dispute/contestfee': post(),
  'pricechange/addpricechange': post(),
  'pricechange/decidepricechange': post(),
  'pricechange/getbylink': post(),
  'pricechange/decidebylink': post(),
  'orderrecipient/getvisit': post(),
  'orderrecipient/refusevisit': post(),
  'orderrecipient/getmessages': post(),
  'orderrecipient/writemessage': post(),
  'orderrecipient/getposition': post(),
  'team/getteam': post(),
  'team/invitemember': post(),
  'team/answerinvitation': post(),
  'team/endmember': post(),
  'team/setsupervisor': post(),
  'team/getteamdays': post(),
  'team/getfreemember': post(),
  'team/assignwork': post(),
  'team/returnwork': post(),
  'ontheway/shareposition': post(),
  'ontheway/arrive': post(),
  'ontheway/getposition': post(),
  'ordermessage/addmessage': post(),
  'ordermessage/callcustomer': post(),
  'ordermessage/getallmessage': post(),
  'ordermessage/readmessage': post(),
  'ordermessage/blockconversation': post(),
  'ordermessage/reportconversation': post(),
  'reqandpay/getnextprovider': post(),
  'reqandpay/offernextprovider': post(),
  'reqandpay/reschedule': post(),
  'reqandpay/getrescheduledate': post(),
  'serviceprovider/tellmewhen': post(),
  'expert/getalltask': post(),
  'expert/movetask': post(),
  'expert/getmatch': post(),
  'provider/getschedule': post(),
  'provider/saveschedule': post(),
  'provider/getsanctions': post(),
  'provider/appealsanction': post(),
  'payout/getpayouts': post(),
  'payout/requestpayout': post(),
  'payout/savesheba': post(),
  'payout/getstatement': post(),
  'workerprofile/getall': post(),
  'workerprofile/getown': post(),
  'workerprofile/saveown': post(),
  'workerprofile/addpicture': post(),
  'review/answerreview': post(),
  'expert/getdashboard': post(),
  'suggestion/addsuggestion': post(),
  'suggestion/editsuggestion': post(),
  'suggestion/withdrawsuggestion': post(),
  'suggestion/getownsuggestion': post(),
  'suggestion/getguideprice': post(),
  'suggestion/addquestion': post(),
  'suggestion/answerquestion': post(),
  'review/addreview': post(),
  'wallet/getturnover': post(),
  'ipg/increasewallet': post('ipg'),
  'gift/redeemgift': post(),
  'user/getpersonaldata': post(),
  'user/eraseaccount': post(),
  'joinus/getapplication': post(),
  'joinus/saveapplication': post(),
  'joinus/adddocument': post(),
  'joinus/sendapplication': post(),
  'operator/getallapplication': post(),
  'operator/getapplicationdetail': post(),
  'operator/decideapplication': post(),
  'operator/getallappeal': post(),
  'operator/decideappeal': post(),
  'operator/getallworkvehicle': post(),
  'operator/decideworkvehicle': post(),
  'workvehicle/getworkvehicles': post(),
  'workvehicle/saveworkvehicle': post(),
  'workvehicle/removeworkvehicle': post(),
  'workvehicle/goonline': post(),
  'workvehicle/sharetruck': post(),
  'workvehicle/gooffline': post(),
} as const satisfies Record<string, Listed>;

/** The name of a call as SPEC 7 writes it: `clean/addcleanrequest`. */
export type CallName = keyof typeof listed;

/** Where a call lives. */
export function getAddress(name: CallName): CallAddress {
  const { path = name, ...address }: Listed = listed[name];
  return { ...address, path };
}

/** Every call there is. */
export function listCallNames(): CallName[] {
  return Object.keys(listed).filter((name): name is CallName => Object.hasOwn(listed, name));
}
