import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { contract, type CallName } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { alerts, inboxMessages, sanctions, uploadedFiles } from '../schema';
import { aDraft, aPaidOrder, type OrderStory, type Placed } from '../seed/stories/orders';
import { aBid, aBiddingStory, aTaskDraft, aTaskOrder, type PlacedTask } from '../seed/stories/bids';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider, TAJRISH_ID } from '../seed/stories/people';
import { aMeasure } from '../seed/stories/reports';
import { anInvitation } from '../seed/stories/teams';
import { aTruck, CAR, GAS_ID } from '../seed/stories/trucks';
import { aPaperRequest } from '../seed/stories/paper-requests';
import { aWorkVehicle, toVehicle } from '../seed/stories/work-vehicles';
import { KEEPS_NOTHING, OWNED_FIELDS, PERSONS_OWN } from '../testing/owned-fields';
import { readOwned } from '../testing/owned-rows';
import { plantIncomeCertificate } from '../testing/planted-certificates';
import { useMarket } from '../testing/use-market';
import { toDisputeAttempts } from './dispute-attempts';
import { toPaymentAttempts } from './payment-attempts';
import { toReportAttempts } from './report-attempts';
import { toSettlingAttempts } from './settling-attempts';

const service = useMarket();
let story: OrderStory;
let order: Placed;
let stranger: OrderStory;
let fileId: number;
let truckId: number;
let bidding: { readonly placed: PlacedTask; readonly sgid: number; readonly questionid: number };
let ids: {
  readonly vehicle: number;
  readonly message: number;
  readonly alert: number;
  readonly sanction: number;
  readonly report: number;
  readonly member: number;
  readonly workVehicle: number;
  readonly certificate: number;
  readonly paperRequest: number;
};

const connection = () => service.context.ports.database.connection;

beforeAll(async () => {
  const provider = await aFreeProvider(service.context);
  story = {
    service,
    provider,
    customer: await aCustomerWithAnAddress(service.context, { cashRials: 50_000_000, hasWelcomeGift: true }),
  };
  stranger = {
    service,
    provider: await aFreeProvider(service.context),
    customer: await aCustomerWithAnAddress(service.context),
  };
  order = await aPaidOrder(story);
  const { userId } = story.customer;
  const { autoId } = await service.call(
    'user/adduserauto',
    { vehicleType: 'MOTORCYCLE', plaque: '123-45678' },
    { as: userId },
  );
  const [file] = await connection()
    .insert(uploadedFiles)
    .values({
      ownerId: userId,
      storageKey: 'own',
      contentType: 'image/webp',
      sizeBytes: 1,
      createdAt: service.clock.now(),
    })
    .returning();
  const [message] = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
  const [alert] = await connection().select().from(alerts).where(eq(alerts.userId, userId));
  const [sanction] = await connection()
    .insert(sanctions)
    .values({
      userId: provider.userId,
      kind: 'suspended',
      evidence: [],
      points: 60,
      beganAt: service.clock.now(),
      appealDueAt: new Date(service.clock.now().getTime() + DAY_MS),
    })
    .returning();
  bidding = await aBidWithQuestion();
  truckId = (await aTruck(service.context)).truckId;
  fileId = file?.id ?? 0;
  const people = { taskId: order.taskid, customerId: userId, providerId: provider.userId };
  ids = {
    vehicle: autoId,
    message: message?.id ?? 0,
    alert: alert?.id ?? 0,
    sanction: sanction?.id ?? 0,
    report: await aMeasure(connection(), { ...people, now: service.clock.now() }),
    workVehicle: await aWorkVehicle(service.context, { userId: provider.userId, use: 'petrol-truck' }),
    member: await anInvitation(service.context, provider.userId),
    certificate: await plantIncomeCertificate(service.context, provider.userId),
    paperRequest: await aPaperRequest(service.context, { userId: provider.userId, askedById: provider.userId }),
  };
});

/** An order of the same customer that takes bids, with one bid and one question. */
async function aBidWithQuestion() {
  const bids = { ...(await aBiddingStory(service)), customer: story.customer };
  const placed = await aTaskOrder(bids, { gDate: aDayFromNow(service.context, 5) });
  const { sgid } = await aBid(bids, placed, bids.provider);
  const asked = { taskid: placed.taskid, text: 'How many doors?' };
  const { question } = await service.call('suggestion/addquestion', asked, { as: bids.provider.userId });
  return { placed, sgid, questionid: question.questionid };
}

const AN_HOUR = { gDate: '2026-12-01', deliverytimeid: 11 };
const NOT_YOURS = 'not-yours';
const CAR_WASH = {
  serviceEnum: 'carwash',
  srvcategoryid: 9,
  srvcattypeid: 902,
  cleaningHours: null,
  carTypeId: 2,
  carWashLocation: 'on-site',
} as const;
const PETROL = {
  serviceEnum: 'gas',
  srvcategoryid: GAS_ID,
  carLatitude: CAR.latitude,
  carLongitude: CAR.longitude,
  carPlace: 'By the bakery',
  vehicleType: 'AUTOMOBILE',
  plaque: '12-ب-345-67',
  autoBrandId: 1,
  gasTypeEnum: 'REGULAR',
  litreVolume: 20,
} as const;
const LESS_WORK = [{ key: 'less-work', amountRial: -10 }];
const home = { deliveryaddrname: 'Mine now', deliveryaddr: 'Somewhere else 5', locationid: TAJRISH_ID };

/** A stranger's attempts, by call, and the answer: an error's key, or `nothing` where all stays. */
const attempts = (): Partial<Record<CallName, readonly (readonly [input: object, answer: string])[]>> => {
  const { taskid, reqid } = order;
  const byTask = [[{ taskid }, NOT_YOURS]] as const;
  const byRequest = [[{ reqid }, NOT_YOURS]] as const;
  const deliveryaddrid = story.customer.addressId;
  const vehicleid = ids.workVehicle;
  return {
    'user/adddeliveryaddress': [
      [{ ...home, deliveryaddrid }, NOT_YOURS],
      [{ deliveryaddrid, isenable: false }, NOT_YOURS],
    ],
    'user/getuserauto': [[{ id: story.customer.userId }, NOT_YOURS]],
    'user/adduserauto': [[{ autoId: ids.vehicle, isenable: false }, NOT_YOURS]],
    'nonePreloader/user/getuserinboxdetail': [[{ id: ids.message }, NOT_YOURS]],
    'nonePreloader/user/readorderinbox': [[{ taskid }, 'nothing']],
    'nonePreloader/user/ackalert': [[{ lstAlertId: [ids.alert] }, 'nothing']],
    'user/editprofile': [[{ firstName: 'a', lastName: 'b', imageFileId: fileId }, 'invalid-input']],
    'joinus/adddocument': [
      [{ fileid: fileId, docType: 'identity' }, 'invalid-input'],
      [{ fileid: fileId, isenable: false }, 'not-found'],
    ],
    'joinus/sendpaper': [[{ requestid: ids.paperRequest, fileid: fileId }, NOT_YOURS]],
    'clean/addcleanrequest': [
      [aDraft(stranger, { deliveryaddrid }), NOT_YOURS],
      [aDraft(stranger, { descriptionImageId: fileId }), NOT_YOURS],
      [aDraft(stranger, { descriptionAudioId: fileId }), NOT_YOURS],
    ],
    'car/addcarwashrequest': [
      [aDraft(stranger, { ...CAR_WASH, deliveryaddrid }), NOT_YOURS],
      [aDraft(stranger, { ...CAR_WASH, descriptionImageId: fileId }), NOT_YOURS],
    ],
    'handyman/addgasrequest': [[{ ...PETROL, gasTruckId: truckId, descriptionImageId: fileId }, NOT_YOURS]],
    'team/assignwork': [[{ taskid, userId: stranger.provider.userId }, NOT_YOURS]],
    'team/returnwork': [[{ taskid, reason: 'Ill since this morning' }, NOT_YOURS]],
    'team/getfreemember': byTask,
    'team/answerinvitation': [[{ memberid: ids.member, isAccepted: true }, NOT_YOURS]],
    'team/endmember': [[{ memberid: ids.member }, NOT_YOURS]],
    'operator/decideworkvehicle': [[{ vehicleid, decision: 'approve', sentAtMs: 0 }, 'operators-only']],
    'operator/getallappeal': [[{ sanctionid: ids.sanction }, 'operators-only']],
    'operator/getallcashclaim': [[{ taskid }, 'operators-only']],
    'operator/getallexcuse': [[{ excuseid: 1 }, 'operators-only']],
    'operator/getallworkvehicle': [[{ vehicleid }, 'operators-only']],
    'workvehicle/removeworkvehicle': [[{ vehicleid }, NOT_YOURS]],
    'workvehicle/goonline': [[{ vehicleid, googleLat: 35, googleLong: 51 }, NOT_YOURS]],
    'workvehicle/saveworkvehicle': [[toVehicle(service.context, fileId), NOT_YOURS]],
    'workerprofile/endcertificate': [[{ certificateid: ids.certificate }, NOT_YOURS]],
    'workerprofile/getcertificatefile': [[{ certificateid: ids.certificate, format: 'json' }, NOT_YOURS]],
    'team/setwage': [[{ memberid: ids.member, kind: 'none' }, NOT_YOURS]],
    'team/setsupervisor': [[{ memberid: ids.member, supervisorUserId: null }, NOT_YOURS]],
    'gas/adddelivery': [[{ taskid, litreVolume: 20 }, NOT_YOURS]],
    'laundry/addlaundryrequest': [[aDraft(stranger, { serviceEnum: 'laundry', deliveryaddrid }), NOT_YOURS]],
    'custody/addpiece': [[{ taskid, pieceName: 'a', fileid: fileId }, NOT_YOURS]],
    'workphoto/addworkphoto': [[{ taskid, moment: 'before', fileid: fileId }, NOT_YOURS]],
    'customernote/getnotes': [[{ taskid }, NOT_YOURS]],
    'customernote/ratecustomer': [[{ taskid, isReady: true, hasPaid: null, isRespectful: null }, NOT_YOURS]],
    'customernote/writenote': [[{ taskid, text: 'x' }, NOT_YOURS]],
    'workphoto/setpublic': [[{ taskid, isenable: true }, NOT_YOURS]],
    'ontheway/shareposition': [[{ taskid, position: { latitude: 35.7, longitude: 51.4 } }, NOT_YOURS]],
    'ontheway/arrive': byTask,
    'ontheway/getposition': byTask,
    'visitshare/sharevisit': byTask,
    'visitshare/endsharing': byTask,
    'custody/scantag': [[{ taskid, tag: 'A' }, NOT_YOURS]],
    uploadtestresult: [[{ file: new Uint8Array(1), taskid: `${taskid}`, personNumber: '1', replaces: '0' }, NOT_YOURS]],
    'handyman/addhandymanrequest': [
      [aTaskDraft(stranger, { deliveryaddrid }), NOT_YOURS],
      [aTaskDraft(stranger, { moreImageIds: [fileId] }), NOT_YOURS],
    ],
    'suggestion/getallsuggestion4task': [[{ taskid: bidding.placed.taskid }, NOT_YOURS]],
    'suggestion/selectsuggestionbyuser': [[{ sgid: bidding.sgid }, NOT_YOURS]],
    'requestBidding/retry': [[{ reqid: bidding.placed.reqid }, NOT_YOURS]],
    'suggestion/addsuggestion': [[{ taskid: bidding.placed.taskid, sgtype: 'lump', sgamount: 6_000_000 }, NOT_YOURS]],
    'suggestion/editsuggestion': [[{ sgid: bidding.sgid, sgtype: 'lump', sgamount: 6_000_000 }, NOT_YOURS]],
    'suggestion/savebidtemplate': [[{ sgid: bidding.sgid, title: 'x' }, NOT_YOURS]],
    'suggestion/withdrawsuggestion': [[{ sgid: bidding.sgid }, NOT_YOURS]],
    'suggestion/addquestion': [[{ taskid: bidding.placed.taskid, text: 'How high?' }, NOT_YOURS]],
    'suggestion/answerquestion': [[{ questionid: bidding.questionid, text: 'Six' }, NOT_YOURS]],
    'clean/gettaskdetail': byTask,
    'clean/getrepeatdraft': byTask,
    'clean/getrepeathour': byTask,
    'reqandpay/cancelrequest': [
      [{ reqid, previewOnly: true }, NOT_YOURS],
      [{ reqid }, NOT_YOURS],
    ],
    'reqandpay/confirmtask': byTask,
    'reqandpay/finishtask': byTask,
    'reqandpay/takebackhour': byTask,
    'reqandpay/answerdelay': [[{ taskid, isagreed: true }, NOT_YOURS]],
    'expert/telldelay': [[{ taskid, minutes: 10 }, NOT_YOURS]],
    'expert/getlatehours': byTask,
    'expert/offerhours': [[{ taskid, lstHour: [AN_HOUR] }, NOT_YOURS]],
    'reqandpay/takeofferedhour': [[{ taskid, ...AN_HOUR }, NOT_YOURS]],
    'reqandpay/refusehours': byTask,
    'reqandpay/reportnoshow': byTask,
    'reqandpay/answerdoor': [[{ taskid, word: 'nobody-came' }, NOT_YOURS]],
    ...toSettlingAttempts(taskid),
    'ordermessage/callcustomer': byTask,
    'provider/appealsanction': [[{ sanctionid: ids.sanction, text: 'a' }, NOT_YOURS]],
    'provider/sendexcuse': [[{ taskid, cause: 'illness', fileids: [fileId] }, NOT_YOURS]],
    'operator/decideexcuse': [[{ excuseid: 1, decision: 'accepted', reason: 'because' }, 'operators-only']],
    'operator/decideappeal': [[{ sanctionid: ids.sanction, decision: 'lifted', reason: 'because' }, 'operators-only']],
    ...toDisputeAttempts(taskid),
    ...toReportAttempts(ids.report),
    'pricechange/addpricechange': [[{ taskid, reason: 'more', lines: LESS_WORK }, NOT_YOURS]],
    'ordermessage/addmessage': [
      [{ taskid, text: 'a' }, NOT_YOURS],
      [{ taskid, fileid: fileId }, NOT_YOURS],
    ],
    'ordermessage/getallmessage': byTask,
    'ordermessage/getthread': byTask,
    'ordermessage/readmessage': [[{ taskid, upToId: 1 }, NOT_YOURS]],
    'ordermessage/blockconversation': [[{ taskid, isBlocked: true }, NOT_YOURS]],
    'ordermessage/reportconversation': [[{ taskid, text: 'a' }, NOT_YOURS]],
    'reqandpay/getnextprovider': byTask,
    'reqandpay/getstandin': byTask,
    'regular/keepapart': [[{ taskid, isApart: true }, NOT_YOURS]],
    'reqandpay/offernextprovider': [[{ taskid, workerUserId: 1 }, NOT_YOURS]],
    'reqandpay/reschedule': [[{ taskid, ...AN_HOUR }, NOT_YOURS]],
    'reqandpay/getrescheduledate': byTask,
    ...toPaymentAttempts(taskid, reqid),
    'analytics/purchase': byRequest,
    'review/getreview': byTask,
    'review/addreview': [[{ taskid, stars: 1 }, NOT_YOURS]],
    'review/answerreview': [[{ taskid, text: 'a' }, NOT_YOURS]],
    'workerprofile/addpicture': [[{ fileid: fileId, isenable: false }, 'not-found']],
    'expert/getmatch': byTask,
    'expert/movetask': [
      [{ taskid, move: 'accept' }, NOT_YOURS],
      [{ taskid, move: 'start', startCode: '1234' }, NOT_YOURS],
    ],
  };
};

it('[C-90] lists every call that names a person’s rows', () => {
  const named = (Object.keys(contract) as CallName[]).filter((name) => {
    const text = JSON.stringify(z.toJSONSchema(contract[name].input, { io: 'input', unrepresentable: 'any' }));
    return OWNED_FIELDS.some((field) => text.includes(`"${field}":`));
  });
  const wanted = [...named, ...PERSONS_OWN].filter((name) => !KEEPS_NOTHING.includes(name));
  expect(Object.keys(attempts()).sort()).toEqual([...new Set(wanted)].sort());
});

it('[C-user] [C-clean] [C-after] [C-payment] [R-09] a stranger gets 403 for another person’s rows, learns nothing of them and changes nothing', async () => {
  const before = await readOwned(service, story.customer.userId);
  for (const [name, inputs] of Object.entries(attempts()) as [CallName, readonly (readonly [object, string])[]][]) {
    const as = contract[name].access === 'provider' ? stranger.provider.userId : stranger.customer.userId;
    for (const [input, answer] of inputs) {
      const outcome = await service.callWrongly(name, input, { as }).then(
        () => 'nothing',
        (error: unknown) => (error instanceof CallError ? error : String(error)),
      );
      expect([name, input, outcome instanceof CallError ? outcome.key : outcome]).toEqual([name, input, answer]);
      if (outcome instanceof CallError) expect([name, outcome.details, outcome.params]).toEqual([name, {}, {}]);
    }
  }
  expect(await readOwned(service, story.customer.userId)).toEqual(before);
});
