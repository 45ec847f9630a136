import { z } from 'zod';

import { GENDERS, INBOX_FILTERS, PROMOTION_WISHES, VEHICLE_TYPES } from './enumerations';
import { defineCall } from './call';
import { userAccount } from './security';
import { seenFields } from './seen';
import {
  acknowledgement,
  id,
  idText,
  lineText,
  listPage,
  mobileText,
  nothing,
  passwordDigest,
  personName,
  rials,
} from './shapes';

/** SPEC 3 "Delivery address". gmaplocx is the latitude, gmaplocy the longitude. */
export const deliveryAddress = z.object({
  deliveryaddrid: id,
  deliveryaddrname: z.string(),
  deliveryaddr: z.string(),
  locationid: id,
  locationname: z.string(),
  cityid: id,
  cityname: z.string(),
  countryid: z.number().int(),
  provinceid: id,
  zoneid: z.number().int(),
  userid: id,
  isenable: z.boolean(),
  isDefault: z.boolean(),
  deliveryZipCode: z.string().nullable(),
  gmaplocx: z.number().nullable(),
  gmaplocy: z.number().nullable(),
});

const addressInput = z.object({
  deliveryaddrid: id.optional(),
  deliveryaddrname: lineText(1, 60),
  deliveryaddr: lineText(5, 300),
  locationid: id,
  deliveryZipCode: lineText(0, 20).nullish(),
  gmaplocx: z.number().min(-90).max(90).nullish(),
  gmaplocy: z.number().min(-180).max(180).nullish(),
  isDefault: z.boolean().optional(),
  ...seenFields,
});
const addressRemoval = z.object({ deliveryaddrid: id, isenable: z.literal(false) });

const userSetting = z.object({
  isSendEmail: z.boolean(),
  isSendInbox: z.boolean(),
  isSendSMS: z.boolean(),
  isSendNotify: z.boolean(),
  promotionalSms: z.enum(PROMOTION_WISHES),
});

const inboxMessage = z.object({
  id,
  title: z.string(),
  body: z.string(),
  /** The page of the order that it is about, without the language; null where it is about none. */
  path: z.string().nullable(),
  isSeen: z.boolean(),
  createdAtMs: z.number().int(),
});

/** `plaque`: the parts of the plate separated by dashes, four of a car and two of a motorcycle (SPEC 3). */
const vehicle = z.object({
  autoId: id,
  vehicleType: z.enum(VEHICLE_TYPES),
  plaque: z.string(),
  autoBrandId: z.number().int().nullable(),
});
const vehicleInput = z.object({
  vehicleType: z.enum(VEHICLE_TYPES),
  plaque: lineText(1, 30),
  autoBrandId: id.nullish(),
});
const vehicleRemoval = z.object({ autoId: id, isenable: z.literal(false) });

/** An organisation's fields: at least its name and national id. An unknown field is an empty text or left out. */
const organisationInput = z.object({
  organisationName: lineText(2, 120),
  nationalId: lineText(1, 20),
  registrationId: lineText(0, 20).default(''),
  economicCode: lineText(0, 20).default(''),
  landline: lineText(0, 20).default(''),
  headOfficeCityId: id.nullish(),
});

const profileFields = z.object({
  firstName: personName.optional(),
  lastName: personName.optional(),
  email: lineText(0, 120).nullish(),
  birthDate: lineText(0, 32).nullish(),
  gender: z.enum(GENDERS).nullish(),
  nationalCode: lineText(0, 20).nullish(),
  imageFileId: id.nullish(),
  organisation: organisationInput.nullish(),
  ...seenFields,
});

/** Calls for a person’s own account: details, addresses, vehicles, messages, settings, personal data (SPEC 7, user). */
export const userCalls = [
  defineCall('user/userexist', {
    summary: 'Whether a mobile is registered: a bare boolean',
    access: 'public',
    limit: { handler: ['address:userexist'] },
    input: z.object({ mobilenumber: mobileText }),
    answer: z.boolean(),
    isBare: true,
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('user/getuseraccount', {
    summary: 'The account with its counts',
    access: 'user',
    input: nothing,
    answer: z.object({ account: userAccount }),
  }),
  defineCall('user/getuserinfo', {
    summary: 'The account without addresses, for a login in the middle of an order',
    access: 'user',
    input: nothing,
    answer: z.object({ account: userAccount.omit({ deliveryAddressCount: true }) }),
  }),
  defineCall('user/changepassword', {
    summary: 'Changes the password, to one that is not among the first to be guessed, and ends every other session',
    access: 'user',
    limit: { handler: ['password-change'] },
    input: z.object({ oldPassword: passwordDigest, newPassword: passwordDigest }),
    answer: z.object({ token: z.string().optional() }),
    outcomes: ['invalid-login', 'trivial-password', 'TooMuchRequest'],
  }),
  defineCall('user/editprofile', {
    summary: 'Changes the profile',
    access: 'user',
    limit: 'replaces',
    input: profileFields,
    answer: z.object({ account: userAccount }),
    outcomes: ['stale'],
  }),
  defineCall('user/getusersetting', {
    summary: 'How the person wants to be told',
    access: 'user',
    input: nothing,
    answer: z.object({ userSettingLst: z.array(userSetting) }),
  }),
  defineCall('user/addusersetting', {
    summary: 'Changes the settings',
    access: 'user',
    limit: 'replaces',
    input: userSetting.partial(),
    answer: z.object({ userSettingLst: z.array(userSetting) }),
  }),
  defineCall('user/getdeliveryaddress', {
    summary: 'The person’s addresses, the default first',
    access: 'user',
    input: nothing,
    answer: z.object({ lstDeliveryAddress: z.array(deliveryAddress) }),
  }),
  defineCall('user/adddeliveryaddress', {
    summary: 'Adds an address; with an id edits it, with isenable false deletes it',
    access: 'user',
    limit: 'capped',
    input: z.union([addressRemoval, addressInput]),
    answer: z.object({ lstDeliveryAddress: z.array(deliveryAddress), deliveryaddrid: id }),
    outcomes: ['not-yours', 'limit-reached', 'stale'],
  }),
  defineCall('user/getuserinbox', {
    summary: 'The inbox, newest first',
    access: 'user',
    input: listPage
      .extend({
        inboxReadEnum: z.enum(INBOX_FILTERS).default('ALL'),
        /** Only messages of no order: ordermessage/getthreads has the others. */
        isNews: z.boolean().default(false),
      })
      .prefault({}),
    answer: z.object({ userInboxLst: z.array(inboxMessage), inboxCount: z.number().int() }),
  }),
  defineCall('nonePreloader/user/countuserinbox', {
    summary: 'The unread count: a bare number',
    access: 'user',
    isBare: true,
    // SPEC 8 names a page of 500; all of them are counted, and none is sent.
    input: listPage
      .extend({
        pageSize: z.number().int().min(1).max(500).default(500),
        inboxReadEnum: z.enum(INBOX_FILTERS).default('NOTSEEN'),
      })
      .prefault({}),
    answer: z.number().int(),
  }),
  defineCall('nonePreloader/user/getuserinboxdetail', {
    summary: 'One message; reading it marks it seen',
    access: 'user',
    limit: 'replaces',
    input: z.object({ id: idText }),
    answer: z.object({ userInbox: inboxMessage }),
    isSafe: false,
    outcomes: ['not-yours', 'not-found'],
  }),
  defineCall('nonePreloader/user/readorderinbox', {
    summary: 'Marks the person’s messages of an order as seen: the order itself is open',
    access: 'user',
    limit: 'replaces',
    input: z.object({ taskid: id }),
    answer: z.object({ readCount: z.number().int() }),
    isSafe: false,
  }),
  defineCall('user/getuserauto', {
    summary: 'The person’s vehicles',
    access: 'user',
    input: z.object({
      id: idText,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    answer: z.object({ lstUserAuto: z.array(vehicle) }),
    outcomes: ['not-yours'],
  }),
  defineCall('user/adduserauto', {
    summary: 'Adds a vehicle; with an id and isenable false removes it',
    access: 'user',
    limit: 'capped',
    input: z.union([vehicleRemoval, vehicleInput]),
    answer: z.object({ lstUserAuto: z.array(vehicle), autoId: id }),
    outcomes: ['not-yours', 'limit-reached'],
  }),
  defineCall('user/getpersonaldata', {
    summary: 'A copy of everything that is stored of the person, without secrets and without what is others’',
    access: 'user',
    limit: { door: ['personal-data'] },
    input: nothing,
    answer: z.object({ personalData: z.record(z.string(), z.unknown()) }),
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('user/eraseaccount', {
    summary: 'Erases the account; previewOnly says what stands in the way and what would be lost',
    access: 'user',
    limit: { handler: ['password-change'] },
    input: z.object({ password: passwordDigest.optional(), previewOnly: z.boolean().default(false) }),
    answer: z.object({
      isErased: z.boolean(),
      openOrderCount: z.number().int(),
      isPaymentUnderWay: z.boolean(),
      /** Money is on its way to the caller's bank, which can still return it. */
      isPayoutUnderWay: z.boolean(),
      /** All that is the caller's own: the next three together, without gifts. */
      balanceRial: rials,
      walletRial: rials,
      payableRial: rials,
      creditRial: rials,
      balanceGiftCredit: rials,
      isLastOperator: z.boolean(),
    }),
    outcomes: [
      'invalid-login',
      'TooMuchRequest',
      'orders-open',
      'payment-under-way',
      'payout-under-way',
      'wallet-not-empty',
      'last-operator',
    ],
  }),
  defineCall('nonePreloader/user/getalert', {
    summary: 'Alerts that wait for an answer: what a client asks for at every connect',
    access: 'user',
    input: nothing,
    answer: z.object({
      lstAlert: z.array(
        z.object({ alertId: id, topic: z.string(), payload: z.string(), createdAtMs: z.number().int() }),
      ),
    }),
  }),
  defineCall('nonePreloader/user/ackalert', {
    summary: 'These alerts were answered, or received',
    access: 'user',
    limit: 'replaces',
    input: z.object({
      /** ALERTS_LISTED of lib/domain/constants/alerts.ts. */
      lstAlertId: z.array(id).min(1).max(200),
      /**
       * False: a client has them, and the person has not answered yet. They are published no more, and getalert goes on
       * listing them.
       */
      isAnswered: z.boolean().default(true),
    }),
    answer: acknowledgement,
  }),
] as const;
