import { z } from 'zod';

import { CAR_WASH_METHODS, HOUR_REFUSALS, SERVICE_GRADES, SERVICE_KINDS, SPECIAL_FLAGS } from './enumerations';
import { defineCall } from './call';
import { city, cityFacts } from './city-shapes';
import { shownReview, starCounts, visitsInTime } from './review-shapes';
import {
  captchaOutcomes,
  acknowledgement,
  categoryNumber,
  dayText,
  id,
  idText,
  fullPersonName,
  lineText,
  mobileText,
  nothing,
  paragraphText,
  rials,
  yesNo,
  moreTypes,
} from './shapes';
import { paymentFields } from './order-money-shapes';

const grade = z.object({
  serviceGrade: z.enum(SERVICE_GRADES),
  gradeName: z.string(),
  description: z.string(),
  seopath: z.string(),
  hasPDP: yesNo,
});
/** The usual price of a job in rial, where professionals name the price. It binds nobody. */
const usualPrice = z.object({ leastRial: rials, mostRial: rials });
const childType = z.object({ servicecatname: z.string(), srvcategorytypeid: id, seopath: z.string() });
/**
 * A subcategory of the bundle (SPEC 3, lstServiceCategoryType_New). Its icons are absolute paths of this site, empty
 * where it has none.
 */
export const categoryType = z.object({
  srvcategorytypeid: id,
  /** The type's kind, which may differ from its category's: a sofa is washed where it stands. */
  kind: z.enum(SERVICE_KINDS),
  servicecatname: z.string(),
  description: z.string(),
  new_icon: z.string(),
  new_pic: z.string(),
  hasPDP: yesNo,
  seopath: z.string(),
  srvcategoryid: z.string(),
  eco_icon: z.string(),
  vip_icon: z.string(),
  lstChildCatType: z.array(childType),
  /** False for one that is shown and not ordered online, whatever its category is. */
  isOrderable: z.boolean(),
  /** Everyday words that a search finds it by. */
  srvkeywordDesc: z.string(),
  /** The least that it costs in the default city; null where it is not ordered online, or professionals bid. */
  fromPriceRial: rials.nullable(),
  /** The usual price in the default city where professionals bid; null elsewhere, or where it is not known. */
  usualPrice: usualPrice.nullable(),
});
/** A category of the bundle (SPEC 3, BEHAVIOUR 2), in the reader’s language. */
export const category = z.object({
  srvcategoryid: z.string(),
  kind: z.enum(SERVICE_KINDS),
  isOrderable: z.boolean(),
  serviceName: z.string(),
  srvcatname: z.string(),
  seopath: z.string(),
  iconUrl: z.string(),
  iconClass: z.string(),
  isHidden: yesNo,
  isSpecial: z.enum(SPECIAL_FLAGS),
  srvkeywordDesc: z.string(),
  serviceNameDesc: z.string(),
  lstActiveCity: z.array(z.object({ cityid: id })),
  lstServiceCategoryType_New: z.array(categoryType),
  lstGrades: z.array(grade),
  lstChildCatType: z.array(childType),
});

/**
 * One time of a day at which a visit may begin (SPEC 3, lstDeliveryTimeSheet). Hours are whole, 0 to 24, by Tehran’s
 * clock.
 */
export const timeSheet = z.object({
  deliverytimeid: id,
  startHour: z.number().int(),
  endHour: z.number().int(),
  isFull: z.boolean(),
  /** Why it cannot be had; null when it can. */
  reason: z.enum(HOUR_REFUSALS).nullable(),
  /**
   * Free for the caller alone and other regulars of a provider, who newly opened the hour (decision 0101). Left out for
   * everybody else.
   */
  isForRegulars: z.literal(true).optional(),
});
/** One day of the calendar with its times (SPEC 3, lstAvailableDate). */
export const availableDate = z.object({
  /** The day in the reader's words. */
  wellFormDate: z.string(),
  gDate: dayText,
  isHoliday: z.boolean(),
  holidayName: z.string().nullable(),
  lstDeliveryTimeSheet: z.array(timeSheet),
  mapDateAndHour: z.record(z.string(), z.array(z.number().int())),
});

const roomsInput = z.object({
  srvcattypeid: id.optional(),
  areaM2: z.number().int().min(10).max(2000),
  roomCount: z.number().int().min(0).max(20),
  bathroomCount: z.number().int().min(0).max(10),
  windowCount: z.number().int().min(0).max(60),
  isFirstDeepClean: z.boolean().default(false),
});

/** Calls that pages make before anybody logs in: the catalogue, days and hours, forms of the site (SPEC 7, boot). */
export const bootCalls = [
  defineCall('boot/getallcategoryv3', {
    summary: 'The category bundle, in the menu’s order',
    access: 'public',
    input: nothing,
    answer: z.object({
      lstCategoriesWithSubCategories: z.array(category),
      lstSubCategories: z.array(
        z.object({
          servicecatname: z.string(),
          lstChildCatType: z.array(childType),
          srvcategoryid: z.string(),
          isHidden: yesNo,
        }),
      ),
      lstCity: z.array(city),
      isEnableCampign: z.boolean(),
      urlCampign: z.string(),
      cleanMinHourNeed: z.number().int(),
      enablePlan: z.boolean(),
      lstCarBodyType: z.array(z.object({ id, name: z.string(), iconUrl: z.string() })),
      /** `hasProviders`: at least one provider takes orders of the category there. */
      lstCityServiceStatus: z.array(
        z.object({ cityid: id, srvcategoryid: z.string(), isActive: z.boolean(), hasProviders: z.boolean() }),
      ),
      lstSlider: z.array(z.object({ imageUrl: z.string(), linkUrl: z.string(), title: z.string() })),
    }),
  }),
  defineCall('boot/getallavailabledate', {
    summary: 'Days and hours that can be booked, a month ahead; with merchantid those of one provider',
    access: 'public',
    input: z.object({
      srvcategoryid: categoryNumber,
      srvcattypeid: id.optional(),
      moreTypeIds: moreTypes.optional(),
      locationid: id,
      merchantid: id.optional(),
      hourneed: z.number().int().min(1).max(12).optional(),
      /** The hours of fasting tests. */
      isFasting: z.boolean().optional(),
      /** The way of a car wash; hours are those of providers who wash in that way. */
      carWashMethod: z.enum(CAR_WASH_METHODS).nullish(),
    }),
    answer: z.object({ lstAvailableDate: z.array(availableDate) }),
    outcomes: ['service-not-available'],
  }),
  defineCall('boot/calchours', {
    summary: 'Hours a home needs',
    access: 'public',
    input: roomsInput,
    answer: z.object({ needHour: z.number().int() }),
  }),
  defineCall('boot/calchours4cleanoutdoor', {
    summary: 'Hours a yard, stairwell or parking needs',
    access: 'public',
    input: z.object({
      areaM2: z.number().int().min(5).max(5000),
      floorCount: z.number().int().min(0).max(40).default(0),
    }),
    answer: z.object({ needHour: z.number().int() }),
  }),
  defineCall('boot/getpayment', {
    summary: 'How an order is paid',
    access: 'user',
    input: z.object({ reqid: id }),
    answer: paymentFields,
    outcomes: ['not-yours'],
  }),
  defineCall('boot/docontactus', {
    summary: 'A message to the marketplace',
    access: 'public',
    limit: { handler: ['address:docontactus', 'docontactus'] },
    input: z.object({
      name: fullPersonName,
      mobile: mobileText,
      text: paragraphText(5, 4000),
      /** The order that it is about, one of the writer's own; empty for none. */
      reqcode: lineText(0, 32).default(''),
    }),
    answer: acknowledgement,
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('boot/sharelink', {
    summary: 'Sends the app’s link by SMS',
    access: 'public',
    limit: { handler: ['address:sharelink', 'sharelink-minute', 'sharelink-hour', 'sharelink-day'] },
    input: z.object({ mobile: mobileText }),
    answer: acknowledgement,
    okOutcomes: ['TooMuchRequest', 'UnknownError'],
  }),
  defineCall('boot/getcaptcha', {
    summary:
      'A challenge for the captcha-response header: good once and for ten minutes. The header is the challenge, `~` and one number a puzzle with hyphens in between',
    access: 'public',
    limit: { door: ['address:getcaptcha'] },
    input: nothing,
    answer: z.object({
      challenge: z.string(),
      /** The number of searches: for each k below it the caller finds an n. Both are four bytes, big-endian. */
      puzzleCount: z.number().int().positive(),
      /** The number of zero bits with which SHA-256 of (SHA-256 of the challenge, k, n) begins. */
      zeroBits: z.number().int().positive(),
      expiresAtMs: z.number().int(),
    }),
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('boot/addApplyJob', {
    summary: 'A job application, with the proof of work of boot/getcaptcha in the captcha-response header',
    access: 'public',
    limit: { handler: ['address:addapplyjob', 'addapplyjob'] },
    input: z.object({
      fullName: fullPersonName,
      mobile: mobileText,
      text: paragraphText(5, 4000),
    }),
    answer: acknowledgement,
    outcomes: [...captchaOutcomes, 'TooMuchRequest'],
  }),
  defineCall('+b2b/register', {
    summary: 'A business asks for an offer',
    access: 'public',
    limit: { handler: ['address:b2bregister', 'b2bregister'] },
    input: z.object({
      organisationName: lineText(1, 120),
      contactName: fullPersonName,
      mobile: mobileText,
      text: paragraphText(0, 4000).default(''),
    }),
    answer: acknowledgement,
    outcomes: ['TooMuchRequest'],
  }),
  defineCall('servicenote/fetchnote', {
    summary: 'What a customer should know before ordering',
    access: 'public',
    input: z.object({ serviceCategoryId: categoryNumber, serviceCategoryTypeId: categoryNumber }),
    answer: z.object({ lstNote: z.array(z.string()) }),
    outcomes: ['not-found'],
  }),
  defineCall('pdp/fetch', {
    summary:
      'A product page: a is the category id, b the type id, a grade, or 0 for the category itself; with cityid prices, reviews and facts are those of that city',
    access: 'public',
    input: z.object({ a: categoryNumber, b: z.string().max(20), cityid: idText.optional() }),
    answer: z.object({
      title: z.string(),
      summary: z.string(),
      metaTitle: z.string(),
      metaDescription: z.string(),
      lstDone: z.array(z.string()),
      lstNotDone: z.array(z.string()),
      lstStep: z.array(z.object({ title: z.string(), text: z.string() })),
      lstGuarantee: z.array(z.string()),
      lstQuestion: z.array(z.object({ question: z.string(), answer: z.string() })),
      lstPriceNote: z.array(z.string()),
      /** The price of an hour, a piece, a unit, or a visit of `hourCount`. Empty where professionals bid. */
      lstPrice: z.array(z.object({ label: z.string(), hourCount: z.number().int().nullable(), amountRial: rials })),
      /** The lowest of these, and no less than the least sum of a small order. */
      fromPriceRial: rials.nullable(),
      /** The usual price of such a job where professionals bid, of all types on a category’s page; else null. */
      usualPrice: usualPrice.nullable(),
      /**
       * Where professionals bid: the middle half of the prices that won in the last 90 days, and the median wait for
       * the first bid. Null with a city, and while they are few or of few people.
       */
      usualBid: usualPrice.extend({ firstBidMinutes: z.number().int() }).nullable(),
      rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
      /** Null while they are few, with a city, and for a service that promises no hour. */
      inTime: visitsInTime.nullable(),
      lstStarCount: starCounts,
      lstReview: z.array(shownReview),
      lstCity: z.array(city),
      /** Null unless the request names a city. */
      cityFacts: cityFacts.nullable(),
      /** The last change of its words, prices or reviews. */
      changedAtMs: z.number().int(),
    }),
    outcomes: ['not-found'],
  }),
] as const;
