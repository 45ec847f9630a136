/**
 * Where every call of SPEC 7 lives: its host, method and path. No schema stands here, so that a browser can load this table alone;
 * requests and answers are declared in the domain files beside it.
 *
 * A `{name}` in a path is filled from the input's field of that name. The rest of a GET's input becomes its query, of a POST its body.
 */
export type CallHost = 'main' | 'file' | 'ipg';
export type CallMethod = 'GET' | 'POST';

export interface CallAddress {
  readonly host: CallHost;
  readonly method: CallMethod;
  readonly path: string;
}

const get = (path: string, host: CallHost = 'main') => ({ host, method: 'GET', path }) as const;
const post = (path: string, host: CallHost = 'main') => ({ host, method: 'POST', path }) as const;

export const addresses = {
  'security/login': post('security/login'),
  'security/register': post('security/register'),
  'security/checkactivationCode': post('security/checkactivationCode'),
  'security/forgetpassword': post('security/forgetpassword'),
  'security/logout': post('security/logout'),
  'security/validatetoken': get('security/validatetoken/{token}/test/test'),

  'user/userexist': post('user/userexist'),
  'user/getuseraccount': post('user/getuseraccount'),
  'user/getuserinfo': post('user/getuserinfo'),
  'user/changepassword': post('user/changepassword'),
  'user/editprofile': post('user/editprofile'),
  'user/getusersetting': post('user/getusersetting'),
  'user/addusersetting': post('user/addusersetting'),
  'user/getdeliveryaddress': post('user/getdeliveryaddress'),
  'user/adddeliveryaddress': post('user/adddeliveryaddress'),
  'user/getuserinbox': post('user/getuserinbox'),
  'nonePreloader/user/countuserinbox': post('nonePreloader/user/countuserinbox'),
  'nonePreloader/user/getuserinboxdetail': get('nonePreloader/user/getuserinboxdetail/{id}'),
  'user/getuserauto': get('user/getuserauto/{id}'),
  'user/adduserauto': post('user/adduserauto'),
  'wallet/getaccountbalance': post('wallet/getaccountbalance'),

  'boot/getallcategoryv3': get('boot/getallcategoryv3'),
  'boot/getallavailabledate': post('boot/getallavailabledate'),
  'boot/calchours': post('boot/calchours'),
  'boot/calchours4cleanoutdoor': post('boot/calchours4cleanoutdoor'),
  'boot/getpayment': post('boot/getpayment'),
  'boot/docontactus': post('boot/docontactus'),
  'boot/sharelink': post('boot/sharelink'),
  'boot/tellmewhenopen': post('boot/tellmewhenopen'),
  'boot/stoptellmewhenopen': post('boot/stoptellmewhenopen'),
  'boot/addApplyJob': post('boot/addApplyJob'),
  '+b2b/register': post('+b2b/register'),

  'gmap/getlocationbyservice': post('gmap/getlocationbyservice'),
  'nonePreloader/geo/getlocationbyservice': post('nonePreloader/geo/getlocationbyservice'),
  'geo/getalllocat0ionbycityid': post('geo/getalllocat0ionbycityid'),
  'geo/getalllocationbycityid': post('geo/getalllocationbycityid'),
  'geo/province-and-city': get('geo/province-and-city'),
  'servicenote/fetchnote': get('servicenote/fetchnote/{serviceCategoryId}/{serviceCategoryTypeId}'),
  'pdp/fetch': get('pdp/fetch/{a}/{b}'),

  'gas/getallauto': get('gas/getallauto'),
  'gas/trucklocations': post('gas/trucklocations'),
  'gas/sendroutmsg': post('gas/sendroutmsg'),
  'gaslog/gasprice': post('gaslog/gasprice'),
  'handyman/addgasrequest': post('handyman/addgasrequest'),
  'handyman/addhandymanrequest': post('handyman/addhandymanrequest'),

  'laundry/getreturndate': post('laundry/getreturndate'),
  'laundry/getlaundryprice': post('laundry/getlaundryprice'),
  'laundry/filterlaundryserviceprovider': post('laundry/filterlaundryserviceprovider'),
  'laundry/addlaundryrequest': post('laundry/addlaundryrequest'),
  'laundry/getallitembygrade': post('laundry/getallitembygrade'),
  'laundry/getAllItems': get('laundry/getAllItems'),

  'clean/getcleanprice': post('clean/getcleanprice'),
  'clean/addcleanrequest': post('clean/addcleanrequest'),
  'clean/getallcurrenttaskbyuserid': post('clean/getallcurrenttaskbyuserid'),
  'clean/getalloldtaskbyuserid': post('clean/getalloldtaskbyuserid'),
  'clean/gettaskdetail': post('clean/gettaskdetail'),

  'carwashserviceprovider/filtercarserviceprovider': post('carwashserviceprovider/filtercarserviceprovider'),
  'car/addcarwashrequest': post('car/addcarwashrequest'),

  'serviceprovider/filterserviceprovider': post('serviceprovider/filterserviceprovider'),
  'serviceprovider/workeravailablity': post('serviceprovider/workeravailablity'),
  'workerprofile/getDetail': get('workerprofile/getDetail/{id}'),

  'suggestion/getallsuggestion4task': post('suggestion/getallsuggestion4task'),
  'suggestion/selectsuggestionbyuser': get('suggestion/selectsuggestionbyuser/{sgid}'),
  'suggestion/getexpertconfiguration': post('suggestion/getexpertconfiguration'),
  'requestBidding/retry': get('requestBidding/retry/{reqid}'),
  'nonePreloader/suggestion/gettopicname': post('nonePreloader/suggestion/gettopicname'),

  'review/getreview': post('review/getreview'),
  'gift/verifygift': post('gift/verifygift'),
  'reqandpay/cancelrequest': post('reqandpay/cancelrequest'),
  'ipg/postcodpostpay': post('ipg/postcodpostpay', 'ipg'),
  'config/getavailableipgnew': get('config/getavailableipgnew', 'ipg'),
  custom: get('custom/{prefix}{reqId}/{giftCode}/{useWallet}', 'ipg'),
  uploadimage: post('uploadimage', 'file'),
  uploadaudio: post('uploadaudio', 'file'),

  // Calls that SPEC 7 does not name but the product needs, in the same style (WIRE.md).
  'boot/getcaptcha': post('boot/getcaptcha'),
  'clean/getlasttask': post('clean/getlasttask'),
  'clean/getrepeatdraft': post('clean/getrepeatdraft'),
  'analytics/purchase': post('analytics/purchase'),
  'nonePreloader/user/getalert': post('nonePreloader/user/getalert'),
  'nonePreloader/user/ackalert': post('nonePreloader/user/ackalert'),
  'ipg/startpayment': post('ipg/startpayment', 'ipg'),
  'reqandpay/verifypayment': post('reqandpay/verifypayment'),
  'reqandpay/confirmtask': post('reqandpay/confirmtask'),
  'reqandpay/finishtask': post('reqandpay/finishtask'),
  'dispute/opendispute': post('dispute/opendispute'),
  'reqandpay/getnextprovider': post('reqandpay/getnextprovider'),
  'reqandpay/offernextprovider': post('reqandpay/offernextprovider'),
  'reqandpay/reschedule': post('reqandpay/reschedule'),
  'reqandpay/getrescheduledate': post('reqandpay/getrescheduledate'),
  'serviceprovider/tellmewhen': post('serviceprovider/tellmewhen'),
  'expert/getalltask': post('expert/getalltask'),
  'expert/movetask': post('expert/movetask'),
  'expert/getdashboard': post('expert/getdashboard'),
  'review/addreview': post('review/addreview'),
  'wallet/getturnover': post('wallet/getturnover'),
  'ipg/increasewallet': post('ipg/increasewallet', 'ipg'),
  'gift/redeemgift': post('gift/redeemgift'),
  'user/getpersonaldata': post('user/getpersonaldata'),
  'user/eraseaccount': post('user/eraseaccount'),
  'joinus/getapplication': post('joinus/getapplication'),
  'joinus/saveapplication': post('joinus/saveapplication'),
  'joinus/adddocument': post('joinus/adddocument'),
  'joinus/sendapplication': post('joinus/sendapplication'),
  'operator/getallapplication': post('operator/getallapplication'),
  'operator/getapplicationdetail': post('operator/getapplicationdetail'),
  'operator/decideapplication': post('operator/decideapplication'),
} as const satisfies Record<string, CallAddress>;

export type CallName = keyof typeof addresses;
