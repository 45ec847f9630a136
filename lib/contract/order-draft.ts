import { z } from 'zod';

import {
  GENDERS,
  CAR_WASH_METHODS,
  CLEANING_EXTRAS,
  PET_TYPES,
  SERVICE_GRADES,
  SERVICE_KINDS,
  URGENCIES,
  VEHICLE_TYPES,
} from './enumerations';
import { VISIT_PLANS } from './series-enumerations';
import { carpetSizes, upholsteryPieces } from './custody-shapes';
import { orderRecipient } from './recipient';
import { removalAnswers } from './removal-shapes';
import { medicalTestsAnswers } from './medical-tests';
import { categoryNumber, dayText, id, lineText, moreTypes, paragraphText, rials } from './shapes';

/** SPEC 3 "Order draft": every field; a kind fills those it has a question for. */
export const orderDraft = z.object({
  serviceEnum: z.enum(SERVICE_KINDS),
  srvcategoryid: categoryNumber,
  /** Left out by a kind without types. */
  srvcattypeid: id.nullish(),
  /** Further types of a laundry order whose pieces are in `clothes`. */
  moreTypeIds: moreTypes.default([]),
  grade: z.enum(SERVICE_GRADES).nullish(),
  /** The payable price as the customer saw it; another one by now is `price-changed`. */
  priceRial: rials.nullish(),
  loop: z.number().int().nullish(),
  batchId: lineText(0, 64).nullish(),
  description: paragraphText(0, 2000).default(''),
  descriptionImageId: id.nullish(),
  descriptionAudioId: id.nullish(),
  /** More photos beside `descriptionImageId`, of a task: at most MORE_PHOTOS of lib/domain/constants/. */
  moreImageIds: z.array(id).max(4).default([]),
  /** A task's urgency, which bidders read. */
  urgency: z.enum(URGENCIES).nullish(),
  deliverytimeid: id.nullish(),
  gDate: dayText.nullish(),
  deliveryaddrid: id.nullish(),
  locationid: id.nullish(),
  /** The rhythm of the visits; every kind but cleaning has `once`. */
  plan: z.enum(VISIT_PLANS).default('once'),
  /** Days of a weekly or fortnightly plan: 1 Monday to 7 Sunday, with the first visit's day among them. */
  weekdays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  frequency: z.number().int().min(1).max(52).default(1),
  cleaningHours: z.number().int().min(1).max(12).nullish(),
  home: z
    .object({
      areaM2: z.number().int().min(10).max(2000),
      roomCount: z.number().int().min(0).max(20),
      bathroomCount: z.number().int().min(0).max(10),
      windowCount: z.number().int().min(0).max(60),
      isFirstDeepClean: z.boolean().default(false),
    })
    .nullish(),
  petTypes: z.array(z.enum(PET_TYPES)).max(4).default([]),
  extras: z.array(z.enum(CLEANING_EXTRAS)).max(CLEANING_EXTRAS.length).default([]),
  merchantid: id.nullish(),
  workerUserId: id.nullish(),
  /**
   * If the chosen provider cannot come, the next best is asked at this price: agreed beforehand. Of a chosen provider
   * alone.
   */
  isRescueAgreed: z.boolean().default(false),
  /** The only people that the customer wanted listed; nobody else takes the order over either. */
  providerGender: z.enum(GENDERS).nullish(),
  returnDate: dayText.nullish(),
  returnTimeId: id.nullish(),
  clothes: z
    .array(z.object({ itemId: id, count: z.number().int().min(1).max(100) }))
    .max(100)
    .default([]),
  carpets: carpetSizes.default([]),
  upholstery: upholsteryPieces.default([]),
  /** The place of a car wash; a provider offers some of the ways (carWashMethod). */
  carWashLocation: z.enum(CAR_WASH_METHODS).nullish(),
  carTypeId: id.nullish(),
  gasTruckId: id.nullish(),
  /** The car's place, as a point and in words for the driver. */
  carLatitude: z.number().min(-90).max(90).nullish(),
  carLongitude: z.number().min(-180).max(180).nullish(),
  carPlace: lineText(0, 200).nullish(),
  autoBrandId: id.nullish(),
  litreVolume: z.number().min(1).max(60).nullish(),
  gasTypeEnum: lineText(0, 20).nullish(),
  plaque: lineText(0, 20).nullish(),
  vehicleType: z.enum(VEHICLE_TYPES).nullish(),
  personCount: z.number().int().min(1).max(50).nullish(),
  ...medicalTestsAnswers,
  /**
   * A removal: where it goes, an address of the customer's own; the one where it begins for a move within the building.
   */
  destinationaddrid: id.nullish(),
  ...removalAnswers,
  /** Another person, who has the start code and hears of the visit, in a language of their own (BEHAVIOUR 17). */
  recipient: orderRecipient.nullish(),
  giftId: z.number().int().default(1),
  usesGift: z.boolean().default(false),
  usesWallet: z.boolean().default(false),
  /** The customer's gateway (ipgId of config/getavailableipgnew). */
  ipgId: id.nullish(),
});

/** The answers that a repeated order takes over: all but hour, provider and payment. */
export const repeatableAnswers = orderDraft.pick({
  serviceEnum: true,
  srvcategoryid: true,
  srvcattypeid: true,
  moreTypeIds: true,
  grade: true,
  description: true,
  descriptionImageId: true,
  descriptionAudioId: true,
  moreImageIds: true,
  urgency: true,
  deliveryaddrid: true,
  locationid: true,
  plan: true,
  frequency: true,
  cleaningHours: true,
  home: true,
  petTypes: true,
  extras: true,
  clothes: true,
  carpets: true,
  upholstery: true,
  carTypeId: true,
  carWashLocation: true,
  vehicleType: true,
  plaque: true,
  autoBrandId: true,
  gasTypeEnum: true,
  litreVolume: true,
  personCount: true,
  testIds: true,
  persons: true,
  destinationaddrid: true,
  heavyPieces: true,
  hasPacking: true,
  originAccess: true,
  destinationAccess: true,
});

/** The answers that make a price, whatever the kind. Before there is an address it is that of a city. */
export const pricedAnswers = orderDraft
  .pick({
    serviceEnum: true,
    srvcattypeid: true,
    moreTypeIds: true,
    grade: true,
    cleaningHours: true,
    home: true,
    petTypes: true,
    extras: true,
    clothes: true,
    carpets: true,
    upholstery: true,
    carTypeId: true,
    carWashLocation: true,
    litreVolume: true,
    gasTypeEnum: true,
    vehicleType: true,
    personCount: true,
    testIds: true,
    heavyPieces: true,
    hasPacking: true,
    originAccess: true,
    destinationAccess: true,
    usesGift: true,
    usesWallet: true,
  })
  .extend({ cityid: id.optional(), locationid: id.optional() });
