import { z } from 'zod';

import { GENDERS, REGISTER_STATUSES } from './enumerations';
import { defineCall } from './call';
import { acknowledgement, captchaOutcomes, lineText, mobileText, passwordDigest, personName } from './shapes';

/** SPEC 3 "Legal-entity fields". An empty text is a field that nobody filled in. */
export const organisation = z.object({
  organisationName: z.string(),
  /** Eleven digits with a checksum. */
  nationalId: z.string(),
  registrationId: z.string(),
  economicCode: z.string(),
  landline: z.string(),
  headOfficeProvinceId: z.number().int().nullable(),
  headOfficeCityId: z.number().int().nullable(),
});

/** SPEC 3 "User account"; the token stands only where a native client asked for it. */
export const userAccount = z.object({
  userId: z.number().int(),
  mobileNo: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  birthDate: z.string().nullable(),
  balanceRial: z.number().int(),
  gender: z.enum(GENDERS).nullable(),
  roleId: z.number().int().nullable(),
  /** Only for operators of the desk. */
  isOperator: z.literal(true).optional(),
  userType: z.number().int(),
  imageUrl: z.string(),
  nationalCode: z.string().nullable(),
  inboxCount: z.number().int(),
  deliveryAddressCount: z.number().int(),
  inviteCode: z.string(),
  organisation: organisation.nullable(),
});

/**
 * The person who has logged in (SPEC 3, userAccount). `token` is left out for browsers, whose session is a cookie
 * (BEHAVIOUR 1.12).
 */
export const loginAnswer = z.object({
  userrolelst: z.array(z.object({ roleId: z.number().int() })),
  lstAccount: z.array(userAccount),
  account: userAccount.nullable(),
  token: z.string().optional(),
  balanceRial: z.number().int(),
  inboxCount: z.number().int(),
  deliveryAddressCount: z.number().int(),
  roleId: z.number().int().nullable(),
});

/**
 * The remaining seconds of a code sent by SMS; a remote host may leave it out. `sms-code-required` carries it beside
 * its name.
 */
const codeExpiresInSeconds = z.number().int().min(0).optional();

/** Calls for registration, login, forgotten passwords and logout (SPEC 7, security; BEHAVIOUR 8). */
export const securityCalls = [
  defineCall('security/login', {
    summary: 'Logs in with a mobile and the hashed password; a strange device over budget adds the SMS code',
    access: 'public',
    limit: { handler: ['address:wrongPassword', 'device:wrongPassword', 'password'] },
    input: z.object({ mobile: mobileText, password: passwordDigest, activationCode: lineText(0, 8).optional() }),
    answer: loginAnswer,
    outcomes: ['invalid-login', 'sms-code-required', 'sms-not-offered', 'invalid-activation-code', 'TooMuchRequest'],
  }),
  defineCall('security/register', {
    summary:
      'Begins a registration and sends the activation code. While made-up mobiles take all codes, it asks for the proof of work of boot/getcaptcha in the captcha-response header',
    access: 'public',
    limit: { handler: ['address:register', 'device:register', 'code-hour', 'code-day'] },
    input: z.object({
      firstname: personName,
      lastname: personName,
      mobilenumber: mobileText,
      userCode: lineText(0, 32).optional(),
    }),
    answer: z.object({
      registerStatus: z.enum(REGISTER_STATUSES),
      responseStatusCode: z.number().int(),
      mobilenumber: z.string().nullable(),
      codeExpiresInSeconds,
    }),
    outcomes: [
      'user-already-registered',
      'register-failed',
      'sms-not-offered',
      'sms-not-sent',
      'TooMuchRequest',
      ...captchaOutcomes,
    ],
  }),
  defineCall('security/checkactivationCode', {
    summary: 'Checks the texted code; the right one becomes the first password',
    access: 'public',
    limit: { handler: ['address:wrongCode', 'device:wrongCode'] },
    input: z.object({ activationCode: lineText(1, 8), mobile: mobileText }),
    answer: z.object({ activationStatus: z.literal('login-successful'), hasWelcomeGift: z.boolean() }),
    outcomes: ['invalid-activation-code', 'TooMuchRequest'],
  }),
  defineCall('security/forgetpassword', {
    summary: 'Sends a one-time password, or a new activation code to an account not yet active',
    access: 'public',
    limit: { handler: ['address:forgetpassword', 'device:forgetpassword', 'code-hour', 'code-day'] },
    input: z.object({ mobilenumber: mobileText }),
    answer: z.object({ codeExpiresInSeconds }),
    outcomes: ['UserNull', 'sms-not-offered', 'sms-not-sent', 'TooMuchRequest', ...captchaOutcomes],
  }),
  defineCall('security/logout', {
    summary: 'Ends this session, or all of the person’s',
    access: 'user',
    limit: 'replaces',
    input: z.object({ everywhere: z.boolean().default(false) }).prefault({}),
    answer: acknowledgement,
  }),
  defineCall('security/validatetoken', {
    summary: 'Whether a native client’s token is still good',
    access: 'public',
    input: z.object({ token: z.string().min(1).max(256) }),
    answer: z.object({ isValid: z.boolean() }),
  }),
] as const;
