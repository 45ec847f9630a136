import { z } from 'zod';

import { GENDERS } from './enumerations';
import {
  APPLICATION_STATES,
  CERTIFICATE_KINDS,
  CORRECTABLE_PARTS,
  DOCUMENT_KINDS,
  TEAM_PLACES,
  WORK_VEHICLE_USES,
} from './provider-enumerations';
import { defineCall } from './call';
import { workVehicle } from './work-vehicle';
import { id, idText, lineText, listPage, nothing, paragraphText, personName } from './shapes';

const gender = z.enum(GENDERS);
const documentKind = z.enum(DOCUMENT_KINDS);
const certificateKind = z.enum(CERTIFICATE_KINDS);
const state = z.enum(APPLICATION_STATES);

const correctablePart = z.enum(CORRECTABLE_PARTS);
/**
 * A part to correct, with the operator's reason; an empty reason means that the whole application's reason covers it.
 */
const correctionInput = z.object({ part: correctablePart, reason: paragraphText(0, 300).default('') });

/** The parts as they are filled in. Each is saved whole, and by itself. */
const personInput = z.object({
  firstName: personName,
  lastName: personName,
  gender,
  nationalCode: lineText(1, 20),
  birthDate: lineText(1, 20),
});
const servicesInput = z.object({
  lstSrvCategoryId: z.array(id).max(50),
  experienceYear: z.number().int().min(0).max(60).default(0),
  aboutWorker: paragraphText(0, 600).default(''),
});
const areaInput = z.object({
  cityid: id,
  lstLocationId: z.array(id).max(1000),
  /** 0 is Saturday. */
  lstWeekday: z.array(z.number().int().min(0).max(6)).max(7),
  startHour: z.number().int().min(0).max(23),
  endHour: z.number().int().min(1).max(24),
});
const bankInput = z.object({ sheba: lineText(1, 60) });

/** An application as far as it has been filled in. Before anything was saved it holds the account's data. */
const application = z.object({
  /** Null before anything was saved; `documents` while the operators decide. */
  state: state.nullable(),
  person: z.object({
    firstName: z.string(),
    lastName: z.string(),
    gender: gender.nullable(),
    nationalCode: z.string().nullable(),
    birthDate: z.string().nullable(),
  }),
  services: z.object({ lstSrvCategoryId: z.array(id), experienceYear: z.number().int(), aboutWorker: z.string() }),
  area: z.object({
    cityid: id.nullable(),
    lstLocationId: z.array(id),
    lstWeekday: z.array(z.number().int()),
    startHour: z.number().int().nullable(),
    endHour: z.number().int().nullable(),
  }),
  lstDocument: z.array(z.object({ docType: documentKind, fileid: id, fileurl: z.string() })),
  /** Vehicles that the chosen services need: none, the sizes for removals, the petrol truck. */
  lstVehicleUse: z.array(z.enum(WORK_VEHICLE_USES)),
  vehicleCount: z.number().int(),
  /** Support reads its last digits alone, such as `IR…0001`: finance confirms whose it is. */
  sheba: z.string().nullable(),
  /** Fields to fill in before it can be sent, such as `person.nationalCode`. */
  lstMissing: z.array(z.string()),
  sentAtMs: z.number().int().nullable(),
  decidedAtMs: z.number().int().nullable(),
  rejectReason: z.string().nullable(),
  /**
   * The parts that the last rejection asked to correct, in the order of the parts. `isCorrected`: the applicant has
   * changed it since. Every other part was right.
   */
  lstPartToCorrect: z.array(z.object({ part: correctablePart, reason: z.string(), isCorrected: z.boolean() })),
});
/** The caller's own application. */
const own = z.object({
  application,
  /** The caller has a provider's role: there is nothing to apply for. */
  isProvider: z.boolean(),
  /** The code of the provider who invited the caller, as far as the browser or the account knows it. */
  inviteCode: z.string().nullable(),
});

const applicant = z.object({ userid: id, fullname: z.string(), mobileNo: z.string() });

/**
 * Calls by which somebody applies to become a provider, and by which an operator decides on it (BEHAVIOUR 11, WIRE).
 */
export const applicationCalls = [
  defineCall('joinus/getapplication', {
    summary: 'The caller’s application to become a provider',
    access: 'user',
    input: nothing,
    answer: own,
  }),
  defineCall('joinus/saveapplication', {
    summary: 'Keeps the parts that are given, each whole; the others stay',
    access: 'user',
    limit: 'replaces',
    input: z.object({
      person: personInput.optional(),
      services: servicesInput.optional(),
      area: areaInput.optional(),
      bank: bankInput.optional(),
    }),
    answer: own,
    outcomes: ['application-closed'],
  }),
  defineCall('joinus/adddocument', {
    summary: 'Adds an uploaded photo of a paper, three of a kind; with isenable false removes it, and the file with it',
    access: 'user',
    limit: 'capped',
    input: z.union([
      z.object({ fileid: id, isenable: z.literal(false) }),
      z.object({ fileid: id, docType: documentKind }),
    ]),
    answer: own,
    outcomes: ['application-closed', 'limit-reached', 'not-found'],
  }),
  defineCall('joinus/sendapplication', {
    summary: 'Sends the application to be decided on; what is missing is named by field',
    access: 'user',
    limit: { handler: ['application-send'] },
    /** The code of a provider who invited the applicant; without one, that of the referral link counts. */
    input: z.object({ inviteCode: lineText(0, 32).default('') }).prefault({}),
    answer: own,
    outcomes: ['application-closed', 'TooMuchRequest', 'invite-unknown'],
  }),
  defineCall('operator/getallapplication', {
    summary: 'Applications that were sent, in a state, the one that was sent first at the top',
    access: 'operator',
    input: listPage.extend({ state: state.default('documents') }).prefault({}),
    answer: z.object({
      lstApplication: z.array(applicant.extend({ state, sentAtMs: z.number().int().nullable() })),
      totalCount: z.number().int(),
    }),
  }),
  defineCall('operator/getapplicationdetail', {
    summary: 'One application that was sent; the papers sent with it open for an operator under their addresses',
    access: 'operator',
    input: z.object({ userid: idText }),
    answer: z.object({
      application,
      applicant,
      /** The applicant's work vehicles; each is decided on by itself. */ lstVehicle: z.array(workVehicle),
      /** Others who applied with the same national code. */ lstSameNationalCode: z.array(id),
    }),
    outcomes: ['not-found'],
  }),
  defineCall('operator/decideapplication', {
    summary:
      'Approves an application, which makes its applicant a provider, or rejects it with a reason and the parts to correct',
    access: 'operator',
    limit: 'operators',
    input: z.discriminatedUnion('decision', [
      z.object({
        decision: z.literal('approve'),
        userid: id,
        /** The team place that the applicant gets; an independent applicant is a worker. */
        place: z.enum(TEAM_PLACES).default('worker'),
        /** The kinds that the documents prove; left out: all kinds that were sent. */ lstCertificate: z
          .array(certificateKind)
          .max(3)
          .optional(),
      }),
      z.object({
        decision: z.literal('reject'),
        userid: id,
        reason: paragraphText(5, 600),
        lstPartToCorrect: z.array(correctionInput).max(CORRECTABLE_PARTS.length).default([]),
      }),
    ]),
    answer: z.object({ state }),
    outcomes: ['not-found', 'application-closed'],
  }),
] as const;
