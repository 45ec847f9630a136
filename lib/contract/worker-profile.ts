import { z } from 'zod';

import { datedCertificate, shownRating } from './bid-shapes';
import { defineCall } from './call';
import { GENDERS } from './enumerations';
import { qualityAverage, reviewAnswer, shownReview, starCounts } from './review-shapes';
import { seenFields } from './seen';
import { categoryNumber, dayText, id, idText, lineText, nothing, paragraphText } from './shapes';

/** A person's number, or a worker code. */
const workerKey = z.coerce.string().regex(/^[A-Za-z0-9-]{1,40}$/);

/** The beginning of the shortest visit. */
const freeHour = z.object({ gDate: dayText, startHour: z.number().int() });

/** The percentage of the visits of the last 90 days that began within the promise; null while they are few. */
const inTimePercent = z.number().int().nullable();

const ownReview = shownReview.extend({ taskid: id, ...reviewAnswer });

/** A provider's home base. A point that is left out is the centre of the neighbourhood. */
const homeBaseForm = z.object({
  locationid: id,
  latitude: z.number().min(-90).max(90).nullable(),
  longitude: z.number().min(-180).max(180).nullable(),
});

/** The stored home base; only its provider and the desk read it. */
const homeBase = z.object({
  locationid: id,
  cityid: id,
  provinceid: id,
  latitude: z.number(),
  longitude: z.number(),
});

const ownProfile = z.object({
  workerCode: z.string(),
  /** Others see the page: it is there while the provider works or is on a break. */
  isPublic: z.boolean(),
  aboutWorker: z.string(),
  slogan: z.string(),
  warranty: z.string(),
  tariff: z.string(),
  officeAddr: z.string(),
  officeTel: z.string(),
  experienceYear: z.number().int(),
  lstLocationId: z.array(id),
  /** The neighbourhoods of the cities that the provider works in. */
  lstOfferedLocation: z.array(z.object({ id, name: z.string(), cityName: z.string() })),
  /** Null until the provider says it: then no distance is promised (BEHAVIOUR 30). */
  homeBase: homeBase.nullable(),
  lstServiceName: z.array(z.string()),
  lstCertificate: z.array(datedCertificate),
  lstPicture: z.array(z.object({ fileid: id, fileurl: z.string() })),
  lstReview: z.array(ownReview),
});

/**
 * A provider's page: the part that everybody sees, and its provider's own words there (SPEC 2, yar and
 * pelakyar-profile; BEHAVIOUR
 * 11).
 */
export const workerProfileCalls = [
  defineCall('workerprofile/getDetail', {
    summary: 'A provider’s public page (SPEC 3 "Worker profile"), by the number of the person or by the worker code',
    access: 'public',
    input: z.object({ id: workerKey }),
    answer: z.object({
      userId: id,
      workerCode: z.string(),
      /** The name in letters that the language's readers read. */
      fullname: z.string(),
      /** The name as its owner wrote it. */
      writtenName: z.string(),
      userImage: z.string(),
      aboutWorker: z.string(),
      slogan: z.string(),
      statusEnum: z.string(),
      warranty: z.string().nullable(),
      /** The provider's own text about prices; null without one. */
      tariff: z.string().nullable(),
      officeAddr: z.string().nullable(),
      officeTel: z.string().nullable(),
      lstLocation: z.array(z.object({ id, name: z.string() })),
      lstCity: z.array(z.object({ id, name: z.string() })),
      lstService: z.array(
        z.object({
          id,
          name: z.string(),
          icon: z.string(),
          seopath: z.string(),
          newFunnel: z.boolean(),
          hasPDP: z.boolean(),
          srvcategoryid: z.string(),
          /** The category's name. */
          serviceName: z.string(),
          /** Customers choose who comes: this person can be ordered for it. */
          isBookable: z.boolean(),
        }),
      ),
      images: z.array(z.object({ url: z.string(), docType: z.string() })),
      hasBusinessCertificate: z.boolean(),
      hasSkillCertificate: z.boolean(),
      hasCriminalRecord: z.boolean(),
      lstCertificate: z.array(datedCertificate),
      totalTasks: z.number().int(),
      inTimePercent,
      workerRate: shownRating,
      reviewCount: z.number().int(),
      reviews: z.array(shownReview.extend(reviewAnswer)),
      lstStarCount: starCounts,
      /** Empty while too few have rated single qualities. */
      lstQuality: z.array(qualityAverage),
      registrationDate: z.string(),
      experienceMonth: z.number().int(),
      experienceYear: z.number().int(),
      /** The hours of the coming days at which a visit can begin. */
      lstFreeDay: z.array(z.object({ gDate: dayText, hours: z.array(z.number().int()) })),
    }),
    outcomes: ['RecordNotFound'],
  }),
  defineCall('workerprofile/getall', {
    summary: 'The best providers of a service in a city, each with a public page and the next free hour',
    access: 'public',
    input: z.object({
      srvcategoryid: categoryNumber,
      cityid: id,
      /** Only who comes to this neighbourhood. */
      locationid: id.nullish(),
      gender: z.enum(GENDERS).nullish(),
      /** Only providers with reviews, and on average at least this many stars. */
      leastRate: z.number().min(1).max(5).nullish(),
    }),
    answer: z.object({
      lstWorker: z.array(
        z.object({
          userId: id,
          workerCode: z.string(),
          fullname: z.string(),
          userImage: z.string(),
          slogan: z.string(),
          workerRate: shownRating,
          reviewCount: z.number().int(),
          doneTaskCount: z.number().int(),
          inTimePercent,
          /** The newest short review: a sentence that a customer wrote; null without one. */
          sentence: z.object({ text: z.string(), name: z.string() }).nullable(),
          /** The earliest beginning of the shortest visit; null without a free hour in the offered days. */
          nextFree: freeHour.nullable(),
          /** The first free hours of the next days that have one, a day each, `nextFree` first. */
          lstFreeHour: z.array(freeHour),
        }),
      ),
      /** The coming days, each with the first hour at which one of them is free; null for a day without one. */
      lstFreeDay: z.array(z.object({ gDate: dayText, startHour: z.number().int().nullable() })),
    }),
  }),
  defineCall('workerprofile/getnames', {
    summary: 'The names of the providers of a city with a public page who take work now, the best first',
    access: 'public',
    input: z.object({ cityid: idText }),
    answer: z.object({
      lstWorker: z.array(z.object({ workerCode: z.string(), fullname: z.string(), workerRate: shownRating })),
    }),
  }),
  defineCall('workerprofile/getpages', {
    summary: 'The public pages of all providers who take work now, so many at once, for a sitemap',
    access: 'public',
    input: z.object({
      /** The pages after this person; left out, from the first on. */
      afterUserId: idText.optional(),
    }),
    answer: z.object({
      lstPage: z.array(
        z.object({
          userId: id,
          workerCode: z.string(),
          /** The time of the newest review; without reviews, of the registration. */
          changedAtMs: z.number().int(),
        }),
      ),
      /** Whether there are more behind the last one. */
      hasMore: z.boolean(),
    }),
  }),
  defineCall('workerprofile/getown', {
    summary: 'What a provider says on the own page, and the reviews there',
    access: 'provider',
    input: nothing,
    answer: z.object({ profile: ownProfile }),
    outcomes: ['not-found'],
  }),
  defineCall('workerprofile/saveown', {
    summary: 'Changes what a provider says on the own page; a part that is left out stays',
    access: 'provider',
    limit: 'replaces',
    input: z.object({
      aboutWorker: paragraphText(0, 600).optional(),
      slogan: lineText(0, 80).optional(),
      warranty: paragraphText(0, 300).optional(),
      tariff: paragraphText(0, 600).optional(),
      officeAddr: lineText(0, 200).optional(),
      officeTel: lineText(0, 20).optional(),
      experienceYear: z.number().int().min(0).max(60).optional(),
      lstLocationId: z.array(id).min(1).max(500).optional(),
      /** Null forgets it. Refused where the point is nowhere near its neighbourhood. */
      homeBase: homeBaseForm.nullable().optional(),
      ...seenFields,
    }),
    answer: z.object({ profile: ownProfile }),
    outcomes: ['not-found', 'stale'],
  }),
  defineCall('workerprofile/addpicture', {
    summary: 'Puts a picture that was uploaded on the own page, or takes one away',
    access: 'provider',
    limit: 'capped',
    input: z.object({ fileid: id, isenable: z.boolean().default(true) }),
    answer: z.object({ profile: ownProfile }),
    outcomes: ['not-found', 'limit-reached'],
  }),
] as const;
