import type { CallName } from '@/lib/contract';

import { onTheWayHandlers } from './on-the-way-handlers';
import { petrolHandlers } from './petrol-handlers';
import { teamHandlers } from './team-handlers';
import { workVehicleHandlers } from './work-vehicle-handlers';
import { handler as ackalert } from './alerts/ackalert';
import { handler as addpushdevice } from './messages/addpushdevice';
import { handler as getpushkey } from './messages/getpushkey';
import { handler as removepushdevice } from './messages/removepushdevice';
import { handler as getalert } from './alerts/getalert';
import { handler as getexpertconfiguration } from './alerts/getexpertconfiguration';
import { handler as gettopicname } from './alerts/gettopicname';
import { handler as sharelink } from './app-link/sharelink';
import { handler as getpartners } from './partners/getpartners';
import { handler as filterserviceprovider } from './availability/filterserviceprovider';
import { handler as getallavailabledate } from './availability/getallavailabledate';
import { handler as tellmewhen } from './availability/tellmewhen';
import { handler as workeravailablity } from './availability/workeravailablity';
import { handler as getcaptcha } from './captcha/getcaptcha';
import { handler as calchours } from './catalogue/calchours';
import { handler as calchours4cleanoutdoor } from './catalogue/calchours4cleanoutdoor';
import { handler as pdpfetch } from './catalogue/fetch';
import { handler as fetchnote } from './catalogue/fetchnote';
import { handler as getallcategoryv3 } from './catalogue/getallcategoryv3';
import { handler as addmessage } from './conversations/addmessage';
import { handler as getmessages } from './conversations/getmessages';
import { handler as writemessage } from './conversations/writemessage';
import { handler as callcustomer } from './conversations/callcustomer';
import { handler as blockconversation } from './conversations/blockconversation';
import { handler as getallmessage } from './conversations/getallmessage';
import { handler as readmessage } from './conversations/readmessage';
import { handler as reportconversation } from './conversations/reportconversation';
import { handler as addapplyjob } from './enquiries/addapplyjob';
import { handler as b2bregister } from './enquiries/b2b-register';
import { handler as docontactus } from './enquiries/docontactus';
import { handler as getalllocat0ionbycityid } from './geography/getalllocat0ionbycityid';
import { handler as getalllocationbycityid } from './geography/getalllocationbycityid';
import { handler as getlocationbyservice } from './geography/getlocationbyservice';
import { handler as gmapgetlocationbyservice } from './geography/gmap-getlocationbyservice';
import { handler as provinceandcity } from './geography/province-and-city';
import { handler as adddeliveryaddress } from './identity/account/adddeliveryaddress';
import { handler as addusersetting } from './identity/account/addusersetting';
import { handler as changepassword } from './identity/login/changepassword';
import { handler as checkactivationcode } from './identity/codes/checkactivationcode';
import { handler as countuserinbox } from './identity/inbox/countuserinbox';
import { handler as editprofile } from './identity/account/editprofile';
import { handler as forgetpassword } from './identity/login/forgetpassword';
import { handler as getdeliveryaddress } from './identity/account/getdeliveryaddress';
import { handler as getuseraccount } from './identity/account/getuseraccount';
import { handler as getuserinbox } from './identity/inbox/getuserinbox';
import { handler as getuserinboxdetail } from './identity/inbox/getuserinboxdetail';
import { handler as getuserinfo } from './identity/account/getuserinfo';
import { handler as getusersetting } from './identity/account/getusersetting';
import { handler as login } from './identity/login/login';
import { handler as logout } from './identity/login/logout';
import { handler as readorderinbox } from './identity/inbox/readorderinbox';
import { handler as register } from './identity/login/register';
import { handler as userexist } from './identity/login/userexist';
import { handler as validatetoken } from './identity/login/validatetoken';
import { handler as uploadaudio } from './media/uploadaudio';
import { handler as uploadimage } from './media/uploadimage';
import { handler as getaccountbalance } from './money/getaccountbalance';
import { handler as getturnover } from './money/getturnover';
import { handler as increasewallet } from './money/increasewallet';
import { handler as redeemgift } from './money/redeemgift';
import { handler as verifygift } from './money/verifygift';
import { handler as getallsuggestion4task } from './orders/calls/getallsuggestion4task';
import { handler as selectsuggestionbyuser } from './orders/calls/selectsuggestionbyuser';
import { handler as requestbiddingretry } from './orders/calls/retry';
import { handler as addhandymanrequest } from './orders/calls/addhandymanrequest';
import { bidHandlers } from './orders/calls/bid-handlers';
import { handler as addcleanrequest } from './orders/calls/addcleanrequest';
import { handler as cancelrequest } from './orders/calls/cancelrequest';
import { handler as confirmtask } from './orders/calls/confirmtask';
import { handler as finishtask } from './orders/calls/finishtask';
import { absenceHandlers } from './absence-handlers';
import { handler as opendispute } from './orders/calls/opendispute';
import { handler as custom } from './orders/calls/custom';
import { handler as getallcurrenttaskbyuserid } from './orders/calls/getallcurrenttaskbyuserid';
import { handler as getalloldtaskbyuserid } from './orders/calls/getalloldtaskbyuserid';
import { handler as getalltask } from './orders/calls/getalltask';
import { handler as getavailableipgnew } from './orders/calls/getavailableipgnew';
import { handler as stoptellmewhenopen } from './opening-notices/stoptellmewhenopen';
import { handler as tellmewhenopen } from './opening-notices/tellmewhenopen';
import { handler as getcleanprice } from './orders/calls/getcleanprice';
import { handler as getdashboard } from './orders/calls/getdashboard';
import { handler as getlasttask } from './orders/calls/getlasttask';
import { handler as getrepeatdraft } from './orders/calls/getrepeatdraft';
import { handler as getmatch } from './orders/calls/getmatch';
import { handler as getnextprovider } from './orders/calls/getnextprovider';
import { handler as getrescheduledate } from './orders/calls/getrescheduledate';
import { handler as getpayment } from './orders/calls/getpayment';
import { handler as gettaskdetail } from './orders/calls/gettaskdetail';
import { handler as movetask } from './orders/calls/movetask';
import { handler as getvisit } from './orders/calls/getvisit';
import { handler as refusevisit } from './orders/calls/refusevisit';
import { handler as offernextprovider } from './orders/calls/offernextprovider';
import { handler as postcodpostpay } from './orders/calls/postcodpostpay';
import { handler as purchase } from './orders/calls/purchase';
import { handler as reschedule } from './orders/calls/reschedule';
import { handler as startpayment } from './orders/calls/startpayment';
import { handler as verifypayment } from './orders/calls/verifypayment';
import { handler as startpricepayment } from './orders/calls/startpricepayment';
import { handler as addpricechange } from './orders/calls/addpricechange';
import { handler as decidebylink } from './orders/calls/decidebylink';
import { handler as getbylink } from './orders/calls/getbylink';
import { handler as decidepricechange } from './orders/calls/decidepricechange';
import { handler as eraseaccount } from './personal-data/eraseaccount';
import { handler as getpersonaldata } from './personal-data/getpersonaldata';
import { handler as adddocument } from './provider-applications/adddocument';
import { handler as decideapplication } from './provider-applications/decideapplication';
import { handler as getallapplication } from './provider-applications/getallapplication';
import { handler as getapplication } from './provider-applications/getapplication';
import { handler as getapplicationdetail } from './provider-applications/getapplicationdetail';
import { handler as saveapplication } from './provider-applications/saveapplication';
import { handler as sendapplication } from './provider-applications/sendapplication';
import { handler as getdetail } from './provider-profile/getdetail';
import { handler as getpayouts } from './payouts/getpayouts';
import { handler as paystatement } from './payouts/getstatement';
import { handler as requestpayout } from './payouts/requestpayout';
import { handler as savesheba } from './payouts/savesheba';
import { handler as addpicture } from './provider-profile/addpicture';
import { handler as getallworker } from './provider-profile/getall';
import { handler as getown } from './provider-profile/getown';
import { handler as saveown } from './provider-profile/saveown';
import { handler as answerreview } from './reviews/answerreview';
import { handler as appealsanction } from './sanctions/appealsanction';
import { handler as decideappeal } from './sanctions/decideappeal';
import { handler as getallappeal } from './sanctions/getallappeal';
import { handler as getsanctions } from './sanctions/getsanctions';
import { handler as getschedule } from './schedule/getschedule';
import { handler as saveschedule } from './schedule/saveschedule';
import { handler as addreview } from './reviews/addreview';
import { handler as getreview } from './reviews/getreview';
import { handler as adduserauto } from './vehicles/adduserauto';
import { handler as getuserauto } from './vehicles/getuserauto';
import type { Handler } from './handler';
import { handler as filtercarserviceprovider } from './availability/filtercarserviceprovider';
import { handler as addcarwashrequest } from './orders/calls/addcarwashrequest';
import { handler as getprice } from './orders/calls/getprice';
import { handler as addworkphoto } from './orders/calls/addworkphoto';
import { handler as removeworkphoto } from './orders/calls/removeworkphoto';
import { handler as uploadtestresult } from './test-results/uploadtestresult';
import { handler as withdrawresult } from './test-results/withdrawresult';
import { handler as getallrate } from './prices/kinds/carwash/getallrate';
import { handler as getallvehicle } from './prices/kinds/moving/getallvehicle';
import { handler as getalltest } from './prices/kinds/medical-tests/getalltest';
import { textileHandlers } from './textile-handlers';

/** What answers each call of the contract. A call without a handler does not compile. */
export const handlers: { readonly [Name in CallName]: Handler<Name> } = {
  ...textileHandlers,
  'security/login': login,
  'security/register': register,
  'security/checkactivationCode': checkactivationcode,
  'security/forgetpassword': forgetpassword,
  'security/logout': logout,
  'security/validatetoken': validatetoken,
  'user/userexist': userexist,
  'user/getuseraccount': getuseraccount,
  'user/getuserinfo': getuserinfo,
  'user/changepassword': changepassword,
  'user/editprofile': editprofile,
  'user/getusersetting': getusersetting,
  'user/addusersetting': addusersetting,
  'user/getdeliveryaddress': getdeliveryaddress,
  'user/adddeliveryaddress': adddeliveryaddress,
  'user/getuserinbox': getuserinbox,
  'nonePreloader/user/countuserinbox': countuserinbox,
  'nonePreloader/user/getuserinboxdetail': getuserinboxdetail,
  'nonePreloader/user/readorderinbox': readorderinbox,
  'user/getuserauto': getuserauto,
  'user/adduserauto': adduserauto,
  'wallet/getaccountbalance': getaccountbalance,
  'boot/getallcategoryv3': getallcategoryv3,
  'boot/getallavailabledate': getallavailabledate,
  'boot/calchours': calchours,
  'boot/calchours4cleanoutdoor': calchours4cleanoutdoor,
  'boot/getpayment': getpayment,
  'boot/docontactus': docontactus,
  'boot/sharelink': sharelink,
  'boot/getpartners': getpartners,
  'boot/tellmewhenopen': tellmewhenopen,
  'boot/stoptellmewhenopen': stoptellmewhenopen,
  'boot/getcaptcha': getcaptcha,
  'boot/addApplyJob': addapplyjob,
  '+b2b/register': b2bregister,
  'gmap/getlocationbyservice': gmapgetlocationbyservice,
  'nonePreloader/geo/getlocationbyservice': getlocationbyservice,
  'geo/getalllocat0ionbycityid': getalllocat0ionbycityid,
  'geo/getalllocationbycityid': getalllocationbycityid,
  'geo/province-and-city': provinceandcity,
  'servicenote/fetchnote': fetchnote,
  'pdp/fetch': pdpfetch,
  ...onTheWayHandlers,
  ...petrolHandlers,
  'workphoto/addworkphoto': addworkphoto,
  'workphoto/removeworkphoto': removeworkphoto,
  ...teamHandlers,
  ...workVehicleHandlers,
  'handyman/addhandymanrequest': addhandymanrequest,
  'clean/getcleanprice': getcleanprice,
  'clean/addcleanrequest': addcleanrequest,
  'clean/getallcurrenttaskbyuserid': getallcurrenttaskbyuserid,
  'clean/getalloldtaskbyuserid': getalloldtaskbyuserid,
  'clean/gettaskdetail': gettaskdetail,
  'carwashserviceprovider/filtercarserviceprovider': filtercarserviceprovider,
  'car/addcarwashrequest': addcarwashrequest,
  'car/getallrate': getallrate,
  'serviceprovider/filterserviceprovider': filterserviceprovider,
  'serviceprovider/workeravailablity': workeravailablity,
  'workerprofile/getDetail': getdetail,
  'suggestion/getallsuggestion4task': getallsuggestion4task,
  'suggestion/selectsuggestionbyuser': selectsuggestionbyuser,
  'suggestion/getexpertconfiguration': getexpertconfiguration,
  'requestBidding/retry': requestbiddingretry,
  'nonePreloader/suggestion/gettopicname': gettopicname,
  'review/getreview': getreview,
  'gift/verifygift': verifygift,
  'reqandpay/cancelrequest': cancelrequest,
  'ipg/postcodpostpay': postcodpostpay,
  'config/getavailableipgnew': getavailableipgnew,
  custom,
  uploadimage: uploadimage,
  uploadaudio: uploadaudio,
  uploadtestresult: uploadtestresult,
  'clean/getlasttask': getlasttask,
  'clean/getrepeatdraft': getrepeatdraft,
  'analytics/purchase': purchase,
  'reqandpay/getprice': getprice,
  'testing/getalltest': getalltest,
  'testing/withdrawresult': withdrawresult,
  'moving/getallvehicle': getallvehicle,
  'nonePreloader/user/getalert': getalert,
  'nonePreloader/user/ackalert': ackalert,
  'nonePreloader/user/getpushkey': getpushkey,
  'user/addpushdevice': addpushdevice,
  'user/removepushdevice': removepushdevice,
  'ipg/startpayment': startpayment,
  'ipg/startpricepayment': startpricepayment,
  'reqandpay/verifypayment': verifypayment,
  'reqandpay/confirmtask': confirmtask,
  'reqandpay/finishtask': finishtask,
  ...absenceHandlers,
  'dispute/opendispute': opendispute,
  'pricechange/addpricechange': addpricechange,
  'pricechange/decidepricechange': decidepricechange,
  'pricechange/getbylink': getbylink,
  'pricechange/decidebylink': decidebylink,
  'orderrecipient/getvisit': getvisit,
  'orderrecipient/refusevisit': refusevisit,
  'orderrecipient/getmessages': getmessages,
  'orderrecipient/writemessage': writemessage,
  'ordermessage/addmessage': addmessage,
  'ordermessage/callcustomer': callcustomer,
  'ordermessage/getallmessage': getallmessage,
  'ordermessage/readmessage': readmessage,
  'ordermessage/blockconversation': blockconversation,
  'ordermessage/reportconversation': reportconversation,
  'reqandpay/getnextprovider': getnextprovider,
  'reqandpay/offernextprovider': offernextprovider,
  'reqandpay/reschedule': reschedule,
  'reqandpay/getrescheduledate': getrescheduledate,
  'serviceprovider/tellmewhen': tellmewhen,
  'expert/getalltask': getalltask,
  'expert/movetask': movetask,
  'expert/getmatch': getmatch,
  'provider/getschedule': getschedule,
  'provider/saveschedule': saveschedule,
  'provider/getsanctions': getsanctions,
  'provider/appealsanction': appealsanction,
  'payout/getpayouts': getpayouts,
  'payout/requestpayout': requestpayout,
  'payout/savesheba': savesheba,
  'payout/getstatement': paystatement,
  'workerprofile/getall': getallworker,
  'workerprofile/getown': getown,
  'workerprofile/saveown': saveown,
  'workerprofile/addpicture': addpicture,
  'review/answerreview': answerreview,
  'expert/getdashboard': getdashboard,
  ...bidHandlers,
  'review/addreview': addreview,
  'wallet/getturnover': getturnover,
  'ipg/increasewallet': increasewallet,
  'gift/redeemgift': redeemgift,
  'user/getpersonaldata': getpersonaldata,
  'user/eraseaccount': eraseaccount,
  'joinus/getapplication': getapplication,
  'joinus/saveapplication': saveapplication,
  'joinus/adddocument': adddocument,
  'joinus/sendapplication': sendapplication,
  'operator/getallapplication': getallapplication,
  'operator/getapplicationdetail': getapplicationdetail,
  'operator/decideapplication': decideapplication,
  'operator/getallappeal': getallappeal,
  'operator/decideappeal': decideappeal,
};
