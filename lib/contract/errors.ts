/** `responseStatus.value` of a call that succeeded (SPEC 8). */
export const SUCCESS_VALUE = 9999;

interface ErrorShape {
  readonly status: number;
  readonly value: number;
  /** The word in `desc`, where SPEC fixes one; otherwise the key. */
  readonly desc?: string;
}

/**
 * Every error that an answer can name: its HTTP status and the value in `responseStatus.value` (BEHAVIOUR 8, SPEC 8).
 * The key is `responseStatus.name`; its words stand under that key in messages/<locale>/errors.json.
 * Where SPEC names the outcome, the status is 200 and the key is SPEC's own word. Values are unique and never change
 * their meaning.
 */
export const errors = {
  'malformed-request': { status: 400, value: 4000 },
  'invalid-input': { status: 400, value: 4001 },
  'idempotency-key-required': { status: 400, value: 4002 },
  'unreadable-file': { status: 400, value: 4003 },
  'captcha-required': { status: 400, value: 4004 },
  'captcha-wrong': { status: 400, value: 4005 },
  Unauthorized: { status: 401, value: 1003 },
  'session-expired': { status: 401, value: 1005 },
  'session-unknown': { status: 401, value: 1002 },
  'other-origin': { status: 403, value: 4030 },
  'not-yours': { status: 403, value: 4031 },
  'providers-only': { status: 403, value: 4032 },
  'link-expired': { status: 403, value: 4033 },
  'operators-only': { status: 403, value: 4034 },
  'not-found': { status: 404, value: 4040 },
  'unknown-call': { status: 404, value: 4041 },
  RecordNotFound: { status: 200, value: 4042 },
  'method-not-allowed': { status: 405, value: 4050 },
  conflict: { status: 409, value: 4090 },
  'idempotency-key-reused': { status: 409, value: 4091 },
  'slot-taken': { status: 409, value: 4092 },
  'slot-expired': { status: 409, value: 4093 },
  'price-changed': { status: 409, value: 4094 },
  'move-not-allowed': { status: 409, value: 4095 },
  'payment-expired': { status: 409, value: 4096 },
  'wallet-too-low': { status: 409, value: 4097 },
  'cash-not-offered': { status: 409, value: 4098 },
  'service-not-available': { status: 409, value: 4099 },
  'review-closed': { status: 409, value: 4100 },
  'payment-refused': { status: 409, value: 4101 },
  'provider-not-free': { status: 409, value: 4102 },
  'captcha-expired': { status: 409, value: 4103 },
  'captcha-used': { status: 409, value: 4104 },
  'limit-reached': { status: 409, value: 4105 },
  'orders-open': { status: 409, value: 4106 },
  'wallet-not-empty': { status: 409, value: 4107 },
  'payment-under-way': { status: 409, value: 4108 },
  'cancellation-changed': { status: 409, value: 4109 },
  'application-closed': { status: 409, value: 4110 },
  'move-too-early': { status: 409, value: 4111 },
  'start-code-wrong': { status: 409, value: 4112 },
  'unpaid-orders-limit': { status: 409, value: 4113 },
  'order-overlaps': { status: 409, value: 4114 },
  'truck-taken': { status: 409, value: 4115 },
  'recipient-refused': { status: 409, value: 4116 },
  'recipient-is-customer': { status: 409, value: 4117 },
  'service-already-open': { status: 409, value: 4119 },
  'bidding-closed': { status: 409, value: 4120 },
  'bid-too-low': { status: 409, value: 4121 },
  'bid-exists': { status: 409, value: 4122 },
  'bid-gone': { status: 409, value: 4123 },
  'retries-used': { status: 409, value: 4125 },
  'job-too-long': { status: 409, value: 4126 },
  'fasting-too-late': { status: 409, value: 4127 },
  'question-open': { status: 409, value: 4124 },
  'price-change-open': { status: 409, value: 4163 },
  'price-change-closed': { status: 409, value: 4164 },
  'conversation-closed': { status: 409, value: 4160 },
  'conversation-blocked': { status: 409, value: 4162 },
  'provider-suspended': { status: 409, value: 4180 },
  'payout-too-small': { status: 409, value: 4181 },
  'payout-exceeds': { status: 409, value: 4182 },
  'payout-blocked': { status: 409, value: 4183 },
  'review-answered': { status: 409, value: 4184 },
  'appeal-closed': { status: 409, value: 4185 },
  'last-operator': { status: 409, value: 4186 },
  'approval-void': { status: 409, value: 4250 },
  'pieces-missing': { status: 409, value: 4190 },
  'scan-missing': { status: 409, value: 4191 },
  'tag-taken': { status: 409, value: 4192 },
  'tag-unknown': { status: 409, value: 4193 },
  'return-too-soon': { status: 409, value: 4194 },
  'not-a-provider': { status: 409, value: 4200 },
  'member-of-team': { status: 409, value: 4201 },
  'member-has-work': { status: 409, value: 4202 },
  'door-wait-incomplete': { status: 409, value: 4204 },
  'move-too-late': { status: 409, value: 4205 },
  'hour-asked-already': { status: 409, value: 4206 },
  'no-work-together': { status: 409, value: 4230 },
  'regular-declined': { status: 409, value: 4231 },
  'bank-not-offered': { status: 409, value: 4220 },
  'sms-not-offered': { status: 409, value: 4221 },
  'series-not-offered': { status: 409, value: 4250 },
  'series-visit-ordered': { status: 409, value: 4251 },
  'series-day-taken': { status: 409, value: 4252 },
  'tip-closed': { status: 409, value: 4240 },
  'tip-given': { status: 409, value: 4241 },
  'cash-owed': { status: 409, value: 4242 },
  'sums-changed': { status: 409, value: 4250 },
  'too-large': { status: 413, value: 4130 },
  'recording-too-long': { status: 413, value: 4131 },
  'unsupported-type': { status: 415, value: 4150 },
  TooMuchRequest: { status: 429, value: 4290 },
  'invalid-activation-code': { status: 200, value: 2001 },
  'invalid-login': { status: 200, value: 2002 },
  'sms-code-required': { status: 200, value: 2003 },
  UserNull: { status: 200, value: 2004 },
  'user-already-registered': { status: 200, value: 2005 },
  'register-failed': { status: 200, value: 2006 },
  'gift-not-valid': { status: 200, value: 2007 },
  'nobody-free': { status: 200, value: 2008 },
  noTrucksAvailable: { status: 200, value: 2009 },
  'trivial-password': { status: 200, value: 2010 },
  UnknownError: { status: 500, value: 5000 },
  'sms-not-sent': { status: 503, value: 5031 },
  'service-unavailable': { status: 503, value: 5030 },
  'bank-unreachable': { status: 503, value: 5033 },
  'network-failed': { status: 503, value: 5032 },
} as const satisfies Record<string, ErrorShape>;

/** The name of an error: `responseStatus.name` of an answer, and a key of messages/<locale>/errors.json. */
export type ErrorKey = keyof typeof errors;

/** True for a name that this contract declares. A host elsewhere may send another. */
export function isErrorKey(name: string): name is ErrorKey {
  return Object.hasOwn(errors, name);
}
