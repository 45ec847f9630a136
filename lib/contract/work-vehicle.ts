import { z } from 'zod';

import { defineCall } from './call';
import { TRUCK_FUELS, WORK_VEHICLE_PAPERS, WORK_VEHICLE_STATES, WORK_VEHICLE_USES } from './provider-enumerations';
import { acknowledgement, dayText, id, lineText, listPage, nothing, paragraphText, rials } from './shapes';

const use = z.enum(WORK_VEHICLE_USES);
const state = z.enum(WORK_VEHICLE_STATES);
const paper = z.enum(WORK_VEHICLE_PAPERS);
const point = { googleLat: z.number().min(-90).max(90), googleLong: z.number().min(-180).max(180) };

/** A vehicle with its papers. `capacity` is in kilograms, and of a petrol truck in litres. */
export const workVehicle = z.object({
  vehicleid: id,
  use,
  plaque: z.string(),
  capacity: z.number().int(),
  /** The number on the side of a petrol truck; empty for every other vehicle. */
  truckNumber: z.string(),
  lstGasType: z.array(z.string()),
  state,
  /** Why it was sent back; null otherwise. */
  rejectReason: z.string().nullable(),
  sentAtMs: z.number().int(),
  /** The first paper ends with this day. */
  validUntil: z.string(),
  /** Approved, and no paper has ended: work comes for it. */
  isUsable: z.boolean(),
  lstPaper: z.array(z.object({ kind: paper, fileid: id, fileurl: z.string(), validUntil: z.string() })),
});

/** Today's deliveries of a petrol truck, and where petrol is asked for. */
export const truckDay = z.object({
  jobCount: z.number().int(),
  litres: z.number(),
  /** The driver's pay for them. */
  netRial: rials,
  /** The city around the truck. */
  cityid: id,
  /** Neighbourhoods by their middle, the one with the most orders first; of no order is its place said. */
  lstDemand: z.array(z.object({ locationid: id, ...point, orderCount: z.number().int() })),
});

const own = z.object({
  lstVehicle: z.array(workVehicle),
  /** The vehicles that the caller's own services need; empty for a person who is no provider. */
  lstUse: z.array(use),
  /** The caller's present petrol truck; null before the first time online. */
  truck: z
    .object({
      vehicleid: id.nullable(),
      isOnline: z.boolean(),
      /** Since when it is online; null where it is not. */
      onlineSinceMs: z.number().int().nullable(),
      /** The last position, and its time. */
      ...point,
      seenAtMs: z.number().int(),
      /** Litres left in its tank; null once the vehicle was removed. */
      litresLeft: z.number().nullable(),
    })
    .nullable(),
  serverNowMs: z.number().int(),
});

/** Calls about work vehicles (BEHAVIOUR 30, "Vehicles"). */
export const workVehicleCalls = [
  defineCall('workvehicle/getworkvehicles', {
    summary: 'The caller’s vehicles for work, and whether the petrol truck is online',
    access: 'user',
    input: nothing,
    answer: own,
  }),
  defineCall('workvehicle/saveworkvehicle', {
    summary:
      'Adds a vehicle, or replaces what the one with the same plate says; an operator checks it before work comes for it',
    access: 'user',
    limit: { handler: ['work-vehicle'] },
    input: z.object({
      use,
      /** A plate that the caller’s list has already is the same vehicle. */
      plaque: lineText(1, 40),
      /** Within WORK_VEHICLE_CAPACITY of the use. */
      capacity: z.number().int().min(1).max(100_000),
      /** Asked for of a petrol truck. */
      truckNumber: lineText(0, 12).default(''),
      /** The fuels; at least one for a petrol truck. */
      lstGasType: z.array(z.enum(TRUCK_FUELS)).max(TRUCK_FUELS.length).default([]),
      /** Each paper once: a photo of one’s own, and the day with which it ends. */
      lstPaper: z.array(z.object({ kind: paper, fileid: id, validUntil: dayText })).max(WORK_VEHICLE_PAPERS.length),
    }),
    answer: own,
    outcomes: ['not-yours', 'unsupported-type', 'limit-reached', 'TooMuchRequest'],
  }),
  defineCall('workvehicle/removeworkvehicle', {
    summary: 'Removes an own vehicle with the photos of its papers; a truck that is online goes offline',
    access: 'user',
    limit: 'replaces',
    input: z.object({ vehicleid: id }),
    answer: own,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('workvehicle/goonline', {
    summary: 'From now on the truck is offered to cars near it, as long as its position is fresh',
    access: 'provider',
    limit: { door: ['truck-position'] },
    input: z.object({ vehicleid: id, ...point }),
    answer: own,
    outcomes: ['not-found', 'not-yours', 'move-not-allowed', 'TooMuchRequest'],
  }),
  defineCall('workvehicle/sharetruck', {
    summary: 'Where the truck is now; refused while it is offline',
    access: 'provider',
    limit: { door: ['truck-position'] },
    input: z.object(point),
    answer: acknowledgement,
    outcomes: ['move-not-allowed', 'TooMuchRequest'],
  }),
  defineCall('workvehicle/filltank', {
    summary: 'How many litres are in the tank of the caller’s truck now; deliveries take theirs off by themselves',
    access: 'provider',
    limit: 'replaces',
    input: z.object({ litres: z.number().min(0).max(100_000).multipleOf(0.1) }),
    answer: own,
    outcomes: ['move-not-allowed'],
  }),
  defineCall('workvehicle/gooffline', {
    summary: 'The truck is offered to nobody',
    access: 'provider',
    limit: 'replaces',
    input: nothing,
    answer: own,
  }),
  defineCall('operator/getallworkvehicle', {
    summary: 'Vehicles in a state, the one that was sent first at the top',
    access: 'operator',
    /** With an id that vehicle alone, whatever its state. */
    input: listPage.extend({ state: state.default('checking'), vehicleid: id.optional() }).prefault({}),
    answer: z.object({
      lstVehicle: z.array(
        workVehicle.extend({ owner: z.object({ userid: id, fullname: z.string(), mobileNo: z.string() }) }),
      ),
      totalCount: z.number().int(),
    }),
  }),
  defineCall('operator/decideworkvehicle', {
    summary: 'Approves a vehicle, so that work comes for it, or sends it back with a reason',
    access: 'operator',
    limit: 'operators',
    input: z.discriminatedUnion('decision', [
      /** `sentAtMs`: as the operator read it. A vehicle that was changed since is not decided. */
      z.object({ decision: z.literal('approve'), vehicleid: id, sentAtMs: z.number().int() }),
      z.object({
        decision: z.literal('reject'),
        vehicleid: id,
        sentAtMs: z.number().int(),
        reason: paragraphText(5, 600),
      }),
    ]),
    answer: z.object({ state }),
    outcomes: ['not-found', 'move-not-allowed'],
  }),
] as const;
