// The places that several rules of import-rules.mjs name, each with why it may be imported.
export const CONTRACT_TYPES = 'types:lib/contract/';
export const CATALOGUE_TYPES = 'types:lib/catalogue/';

// Locales are plain data, formats are Intl alone, and a caller has to know what lib/client throws.
export const LOCALES = 'lib/i18n/locales';
export const FORMATS = 'lib/i18n/formats';
// How an address is written in a language, and what a notification of a browser says: text alone.
export const PATHS = 'lib/i18n/paths';
export const PUSH_TEXT = 'lib/i18n/push-text';
// The server and the catalogue read words from files; the numbers in them are filled in one place.
export const FILL_NUMBERS = 'lib/i18n/fill-numbers';
// A sentence that gives an example of a visit's hours says what the calculation of an order gives.
export const CLEANING_HOURS = 'lib/funnel/kinds/cleaning/quote';
export const CALL_ERROR = 'lib/contract/call-error';
// What a browser may lack or refuse has one door for every part that runs in a page.
export const BROWSER_FEATURES = 'lib/client/browser-features';
// The lists of words on the wire, which stand there alone: without the shapes, and without a package.
export const ENUMERATIONS = [
  'lib/contract/desk-enumerations',
  'lib/contract/enumerations',
  'lib/contract/money-enumerations',
  'lib/contract/series-enumerations',
  'lib/contract/payout-enumerations',
  'lib/contract/provider-enumerations',
];

// One rule for a name: what a form says beforehand, a call refuses and a message leaves out.
export const PERSON_NAME = 'lib/domain/person/person-name';
/** The size limits of a certificate of income in the contract, which the form shows before it sends. */
export const CERTIFICATE_LIMITS = 'lib/domain/accounting/certificate-limits';

// A call names its budgets; how large they are is the constants'.
export const BUDGET_TYPES = 'types:lib/domain/constants/call-budgets';

// What every part of the server may use: words, keys of its own, and a loop that empties an outbox.
export const SERVER_SHARED = ['lib/server/words/', 'lib/server/secrets/', 'lib/server/background/'];
// Its shape is every part's; the values come in the context.
export const CONFIGURATION_TYPES = 'types:lib/server/start/configuration';

/**
 * The folders that may plan writes into one statement (lib/server/ports/write-together.ts): placing, settling and
 * moving an order, and what these hand over. All others await drizzle's own statements (decision 0091).
 */
export const PLANS_WRITES =
  /^lib\/server\/((ports|alerts|idempotency|messages|money)|orders\/(record|telling|parts|moves|payments|placing|series))\//;
