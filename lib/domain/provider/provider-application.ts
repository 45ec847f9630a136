import { type Gender } from '@/lib/contract/enumerations';
import {
  CERTIFICATE_KINDS,
  CORRECTABLE_PARTS,
  type ApplicationState,
  type CorrectablePart,
  type DocumentKind,
} from '@/lib/contract/provider-enumerations';

import type { TehranDate } from '../site/jalali-date';
import { APPLICANT_LEAST_YEARS, IDENTITY_PHOTOS } from '../constants/providers';

export type ApplicationActor = 'applicant' | 'operator';

interface MoveShape {
  readonly from: readonly ApplicationState[];
  /** Null where the application stays in its state. */
  readonly to: ApplicationState | null;
  readonly by: ApplicationActor;
}

/** The moves of an application: actor, states before and after. Server and screens read only this table. */
export const APPLICATION_MOVES = {
  /** A rejected application stays rejected, with its reason, until it is sent again. */
  change: { from: ['applied', 'rejected'], to: null, by: 'applicant' },
  send: { from: ['applied', 'rejected'], to: 'documents', by: 'applicant' },
  approve: { from: ['documents'], to: 'approved', by: 'operator' },
  reject: { from: ['documents'], to: 'rejected', by: 'operator' },
} as const satisfies Record<string, MoveShape>;

export type ApplicationMove = keyof typeof APPLICATION_MOVES;

/** `state` null: nobody has begun one, which a first change does. */
export function isApplicationMoveAllowed(move: ApplicationMove, state: ApplicationState | null): boolean {
  if (state === null) return move === 'change';
  const { from }: MoveShape = APPLICATION_MOVES[move];
  return from.includes(state);
}

/** The parts of an application, in the order in which they are asked for. */
export const APPLICATION_PARTS = ['person', 'services', 'area', 'documents', 'bank'] as const;
export type ApplicationPart = (typeof APPLICATION_PARTS)[number];

/** An application as far as it has been filled in. */
export interface ApplicationContent {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly nationalCode: string | null;
  readonly birthDate: string | null;
  readonly categoryIds: readonly number[];
  readonly cityId: number | null;
  readonly locationIds: readonly number[];
  /** 0 is Saturday. */
  readonly weekdays: readonly number[];
  readonly startHour: number | null;
  readonly endHour: number | null;
  readonly documentKinds: readonly DocumentKind[];
  /** The services need a petrol truck, and the applicant has none. */
  readonly isTruckMissing: boolean;
  readonly sheba: string | null;
}

/** The fields of an application, by part and name on the wire, in the order of the parts. */
export const APPLICATION_FIELDS = [
  'person.firstName',
  'person.lastName',
  'person.gender',
  'person.nationalCode',
  'person.birthDate',
  'services.lstSrvCategoryId',
  'area.cityid',
  'area.lstLocationId',
  'area.lstWeekday',
  'area.startHour',
  'documents.identity',
  'documents.certificate',
  'documents.vehicle',
  'bank.sheba',
] as const satisfies readonly `${ApplicationPart}.${string}`[];
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** The missing fields before an application can be sent, in the order of its parts. */
export function listMissingFields(content: ApplicationContent): ApplicationField[] {
  const { documentKinds } = content;
  const isGiven: Readonly<Record<ApplicationField, boolean>> = {
    'person.firstName': content.firstName !== '',
    'person.lastName': content.lastName !== '',
    'person.gender': content.gender !== null,
    'person.nationalCode': content.nationalCode !== null,
    'person.birthDate': content.birthDate !== null,
    'services.lstSrvCategoryId': content.categoryIds.length > 0,
    'area.cityid': content.cityId !== null,
    'area.lstLocationId': content.locationIds.length > 0,
    'area.lstWeekday': content.weekdays.length > 0,
    'area.startHour': content.startHour !== null && content.endHour !== null,
    'documents.identity': documentKinds.filter((kind) => kind === 'identity').length >= IDENTITY_PHOTOS,
    'documents.certificate': CERTIFICATE_KINDS.some((kind) => documentKinds.includes(kind)),
    'documents.vehicle': !content.isTruckMissing,
    'bank.sheba': content.sheba !== null,
  };
  return APPLICATION_FIELDS.filter((field) => !isGiven[field]);
}

export function toApplicationPart(field: string): ApplicationPart | null {
  return APPLICATION_PARTS.find((part) => field.startsWith(`${part}.`)) ?? null;
}

/** A part that an operator asked to correct. */
export interface Correction {
  readonly part: CorrectablePart;
  /** Empty where the reason of the whole says it. */
  readonly reason: string;
  /** Its applicant has changed it since. */
  readonly isCorrected: boolean;
}

/** The part in which something is corrected: the papers are one. */
export function toPartOfCorrection({ part }: Pick<Correction, 'part'>): ApplicationPart {
  return part === 'identity' || part === 'certificate' ? 'documents' : part;
}

interface SentBack {
  readonly state: ApplicationState | null;
  readonly lstPartToCorrect: readonly (Pick<Correction, 'part'> & { readonly isCorrected: boolean })[];
}

/** Whether the operator sent a part back and it was not changed since. False for a step that has no part. */
export function isToBeCorrected({ state, lstPartToCorrect }: SentBack, part: string): boolean {
  return (
    state === 'rejected' &&
    lstPartToCorrect.some((correction) => !correction.isCorrected && toPartOfCorrection(correction) === part)
  );
}

const CORRECTION_PARAM = 'correct-';

/** The corrections as a message stores them: a reason a part. */
export function toCorrectionParams(corrections: readonly Correction[]): Record<string, string> {
  return Object.fromEntries(corrections.map(({ part, reason }) => [`${CORRECTION_PARAM}${part}`, reason]));
}

/** Reads the params of `toCorrectionParams`, in the order of the parts. */
export function readCorrectionParams(
  params: Readonly<Record<string, string | number>>,
): Pick<Correction, 'part' | 'reason'>[] {
  return CORRECTABLE_PARTS.flatMap((part) => {
    const reason = params[`${CORRECTION_PARAM}${part}`];
    return reason === undefined ? [] : [{ part, reason: String(reason) }];
  });
}

const YEAR_LENGTH = 4;

/** Whether somebody born on that day is old enough to work here. */
export function isOldEnough(birthDate: TehranDate, today: TehranDate): boolean {
  const year = Number(birthDate.slice(0, YEAR_LENGTH)) + APPLICANT_LEAST_YEARS;
  return `${year}${birthDate.slice(YEAR_LENGTH)}` <= today;
}
