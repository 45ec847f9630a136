import { z } from 'zod';

import { CERTIFICATE_LIMITS } from '@/lib/domain/accounting/certificate-limits';

import { defineCall } from './call';
import { INCOME_CERTIFICATE_FORMATS, INCOME_CERTIFICATE_STATES, SIGNATURE_FINDINGS } from './money-enumerations';
import { documentFile, jalaliMonth } from './accounting';
import { CERTIFICATE_KINDS } from './provider-enumerations';
import { acknowledgement, id, lineText, nothing, paragraphText, rials } from './shapes';

const jobSums = {
  jobCount: z.number().int(),
  /** Minutes of the booked visits. Work in a workshop has none. */
  minutes: z.number().int(),
  /** The jobs' pay after commission, prepaid or in cash. */
  netRial: rials,
  tipRial: rials,
  /** Both together. */
  incomeRial: rials,
};

/** A certificate's facts at its creation. The signature covers exactly this JSON text. */
export const incomeCertificate = z.object({
  site: z.string(),
  number: id,
  fullname: z.string(),
  workerCode: z.string(),
  /** Since when the person works through the site. */
  sinceMs: z.number().int(),
  issuedAtMs: z.number().int(),
  /** Until when its address opens it, unless it is ended before. */
  endsAtMs: z.number().int(),
  /** Oldest first; months without a job are there, too. */
  months: z.array(jalaliMonth.extend(jobSums)),
  sums: z.object(jobSums),
  /** Visits of these months that have begun, and how many of them began within the promise. */
  visits: z.object({ count: z.number().int(), inTimeCount: z.number().int() }),
  badges: z.array(z.enum(CERTIFICATE_KINDS)),
});

const ownCertificate = z.object({
  certificateid: id,
  /** The whole address at which others check it. */
  url: z.string(),
  /** Opens it there. */
  code: z.string(),
  fromMonth: jalaliMonth,
  toMonth: jalaliMonth,
  issuedAtMs: z.number().int(),
  endsAtMs: z.number().int(),
  state: z.enum(INCOME_CERTIFICATE_STATES),
  incomeRial: rials,
  /** The readers by the name that they gave, newest first. */
  lstReader: z.array(z.object({ name: z.string(), atMs: z.number().int() })),
});

/** Calls of a provider's certificate of jobs, hours and income, for a bank or a landlord (BEHAVIOUR 25). */
export const incomeCertificateCalls = [
  defineCall('workerprofile/getcertificate', {
    summary:
      'Makes a certificate of own jobs, hours and income by month, with an address and a code that open it for 30 days; the same figures answer the one that is open',
    access: 'user',
    limit: { door: ['income-certificates'] },
    /** Months of the Jalali calendar, both with it. The present month counts as far as it has come. */
    input: z.object({ fromMonth: jalaliMonth, toMonth: jalaliMonth }),
    answer: ownCertificate,
    /** not-a-provider: who has never worked; no-settled-jobs: months without any. */
    outcomes: ['not-a-provider', 'no-settled-jobs', 'TooMuchRequest'],
  }),
  defineCall('workerprofile/getcertificates', {
    summary: 'The own certificates of income, newest first, with who looked at each',
    access: 'user',
    input: nothing,
    answer: z.object({
      /** The first month with work; null before the first work. */
      firstMonth: jalaliMonth.nullable(),
      presentMonth: jalaliMonth,
      lstCertificate: z.array(ownCertificate),
    }),
  }),
  defineCall('workerprofile/endcertificate', {
    summary: 'Ends an own certificate of income: its address says so and shows nothing more',
    access: 'user',
    limit: 'replaces',
    input: z.object({ certificateid: id }),
    answer: acknowledgement,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('workerprofile/getcertificatefile', {
    summary: 'An own certificate of income as PDF in the language of the request, or as JSON with its signature',
    access: 'user',
    input: z.object({ certificateid: id, format: z.enum(INCOME_CERTIFICATE_FORMATS) }),
    answer: documentFile,
    outcomes: ['not-found', 'not-yours'],
  }),
  defineCall('workerprofile/opencertificate', {
    summary: 'Opens a certificate of income by the key of its address and its code, without a login',
    access: 'public',
    limit: { door: ['address:opencertificate'] },
    input: z.object({
      certificateKey: lineText(1, 40),
      code: lineText(1, 20),
      /** The reader's name, which the provider sees. */
      reader: lineText(CERTIFICATE_LIMITS.readerName.shortest, CERTIFICATE_LIMITS.readerName.longest),
    }),
    answer: z.object({
      state: z.enum(INCOME_CERTIFICATE_STATES),
      /** The end, by its provider or by time; null while it is open. */
      endedAtMs: z.number().int().nullable(),
      /** Null unless it is open. */
      certificate: incomeCertificate.nullable(),
    }),
    outcomes: ['not-found', 'TooMuchRequest'],
  }),
  defineCall('workerprofile/checkcertificate', {
    summary: 'Checks the signature of a certificate of income as JSON, as its provider handed it on',
    access: 'public',
    input: z.object({ file: paragraphText(1, CERTIFICATE_LIMITS.longestFile) }),
    answer: z.object({
      finding: z.enum(SIGNATURE_FINDINGS),
      /** The state of a genuine certificate; null where its account was erased, too. */
      state: z.enum(INCOME_CERTIFICATE_STATES).nullable(),
      /** The facts of a genuine certificate. */
      certificate: incomeCertificate.nullable(),
    }),
  }),
] as const;
