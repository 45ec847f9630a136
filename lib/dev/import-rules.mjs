// Who may import whom: the rules of the house as data, read by check-imports.mjs and by import-rules.test.ts.
// The first rule whose `of` matches the file holds. `may` lists folders; `types:` before one allows types.
import path from 'node:path';
import {
  BROWSER_FEATURES,
  BUDGET_TYPES,
  CALL_ERROR,
  CATALOGUE_TYPES,
  CLEANING_HOURS,
  CONFIGURATION_TYPES,
  CONTRACT_TYPES,
  ENUMERATIONS,
  FILL_NUMBERS,
  FORMATS,
  LOCALES,
  PATHS,
  PERSON_NAME,
  CERTIFICATE_LIMITS,
  PLANS_WRITES,
  PUSH_TEXT,
  SERVER_SHARED,
} from './import-places.mjs';
import { refuseClimb } from './order-floors.mjs';

const SERVER_PARTS = new Set([
  'adapters',
  'background',
  'calls',
  'demo',
  'http',
  'migrations',
  'ports',
  'remote',
  'schema',
  'secrets',
  'seed',
  'start',
  'testing',
  'words',
]);
// use-intl/core only formats: it knows neither React nor Next.
const FRAMEWORK = /^(next|react|react-dom|next-intl|use-intl(?!\/core$))(\/|$)/;
const WORDS_AND_ROUTES = /^(next\/(navigation|router|headers|server)|next-intl|use-intl|swr|ky|mqtt)(\/|$)/;

// The seeds tell stories, so they may use any domain through its index, as a domain may.
export const RULES = [
  {
    name: 'contract',
    of: /^lib\/contract\//,
    may: ['lib/contract/', PERSON_NAME, CERTIFICATE_LIMITS, BUDGET_TYPES],
    onlyPackages: /^zod(\/|$)/,
  },
  {
    name: 'domain',
    of: /^lib\/domain\//,
    may: ['lib/domain/', ...ENUMERATIONS, CONTRACT_TYPES],
    noPackages: FRAMEWORK,
  },
  {
    // Facts and words of the services, for programs that write them into a database or check them.
    name: 'catalogue',
    of: /^lib\/catalogue\//,
    may: [
      'lib/catalogue/',
      'lib/domain/',
      LOCALES,
      FORMATS,
      FILL_NUMBERS,
      CLEANING_HOURS,
      ...ENUMERATIONS,
      CONTRACT_TYPES,
    ],
    noPackages: FRAMEWORK,
  },
  {
    name: 'funnel',
    of: /^lib\/funnel\//,
    may: ['lib/funnel/', 'lib/domain/', ...ENUMERATIONS, CONTRACT_TYPES],
    noPackages: FRAMEWORK,
  },
  { name: 'client', of: /^lib\/client\//, may: ['lib/client/', 'lib/contract/', 'lib/domain/', LOCALES] },
  { name: 'i18n', of: /^lib\/i18n\//, may: ['lib/i18n/', 'lib/domain/', 'messages/', CALL_ERROR, CONTRACT_TYPES] },
  { name: 'seo', of: /^lib\/seo\//, may: ['lib/seo/', 'lib/i18n/', 'lib/domain/', 'lib/client/', CONTRACT_TYPES] },
  {
    // What runs in a page without the framework, and the list of what the server bundles of it.
    name: 'browser',
    of: /^lib\/browser\//,
    may: ['lib/browser/', 'lib/domain/', 'lib/i18n/', BROWSER_FEATURES],
    noPackages: FRAMEWORK,
  },
  {
    name: 'server/http',
    of: /^lib\/server\/http\//,
    // Which hosts search engines must leave alone is one list, for middleware and for the pages that are kept.
    may: [
      'lib/server/',
      'lib/browser/browser-scripts.mjs',
      'lib/contract/',
      'lib/domain/',
      'lib/i18n/',
      'lib/seo/noindex-hosts',
      'messages/',
    ],
  },
  {
    // Stands in for the app where a host elsewhere answers, so it shares the app's types and its parsing.
    name: 'server/remote',
    of: /^lib\/server\/remote\//,
    may: ['lib/server/', 'lib/contract/', 'lib/domain/', LOCALES],
    noPackages: FRAMEWORK,
  },
  {
    // The demo's own pages and calls (outbox, test bank, test clock) show what the embedded adapters hold.
    name: 'server/demo',
    of: /^lib\/server\/demo\//,
    may: ['lib/server/', 'lib/contract/', 'lib/domain/', LOCALES, FORMATS, PUSH_TEXT],
    noPackages: FRAMEWORK,
  },
  {
    name: 'server/adapters',
    of: /^lib\/server\/adapters\//,
    // The schema is the database's own vocabulary: its adapters cannot speak without it.
    may: ['lib/server/adapters/', 'lib/server/ports/', 'lib/server/schema/', 'lib/domain/', LOCALES],
    noPackages: FRAMEWORK,
  },
  {
    name: 'server/ports',
    of: /^lib\/server\/ports\//,
    may: ['lib/server/ports/', 'lib/server/schema/', 'lib/domain/', LOCALES, FORMATS, CONTRACT_TYPES],
    noPackages: FRAMEWORK,
  },
  {
    name: 'server/schema',
    of: /^lib\/server\/schema\//,
    may: ['lib/server/schema/', 'lib/domain/', LOCALES, ...ENUMERATIONS, CONTRACT_TYPES, CATALOGUE_TYPES],
    noPackages: FRAMEWORK,
  },
  {
    // The program's start puts the parts together.
    name: 'server/start',
    of: /^lib\/server\/start\//,
    may: ['lib/server/', 'lib/contract/', 'lib/domain/', LOCALES],
    noPackages: FRAMEWORK,
  },
  {
    // What is true of every call: its envelope, its input, its description.
    name: 'server/calls',
    of: /^lib\/server\/calls\//,
    may: ['lib/server/calls/', 'lib/server/ports/', ...SERVER_SHARED, 'lib/contract/', 'lib/domain/', LOCALES],
    noPackages: FRAMEWORK,
  },
  {
    name: 'server/shared',
    of: /^lib\/server\/(words|secrets|background)\//,
    may: [...SERVER_SHARED, 'lib/server/ports/', 'lib/domain/', LOCALES, FORMATS, FILL_NUMBERS, CONFIGURATION_TYPES],
    noPackages: FRAMEWORK,
  },
  { name: 'server/<domain>', of: /^lib\/server\/[^/]+\//, may: serverDomainMay, noPackages: FRAMEWORK },
  {
    // app.ts, context.ts, handler.ts, handlers.ts, jobs.ts, timers.ts: the tables that name every part.
    name: 'server',
    of: /^lib\/server\/[^/]+$/,
    may: ['lib/server/', 'lib/contract/', 'lib/domain/', 'lib/funnel/', LOCALES, FORMATS, FILL_NUMBERS, 'messages/'],
    noPackages: FRAMEWORK,
  },
  {
    name: 'components/ui',
    of: /^components\/ui\//,
    may: ['components/ui/', 'lib/domain/', BROWSER_FEATURES, 'lib/client/layers'],
    noPackages: WORDS_AND_ROUTES,
  },
  { name: 'components/<area>', of: /^components\//, may: componentAreaMay },
  {
    name: 'e2e',
    of: /^e2e\//,
    // Every page of the product's own list is walked through.
    may: [
      'e2e/',
      'lib/server/seed/',
      'lib/server/testing/',
      'lib/i18n/public-routes',
      'messages/',
      FILL_NUMBERS,
      CONTRACT_TYPES,
    ],
  },
  { name: 'dev', of: /^lib\/dev\//, may: [''] },
  // The guard opens the session's seal before any page; that file knows its cipher and the constants alone.
  {
    name: 'middleware',
    of: /^middleware\.ts$/,
    may: ['lib/domain/', 'lib/i18n/', 'lib/seo/', 'lib/server/session/seal'],
  },
  // The rest (app, configuration) may use all but the server, which the bundler must never see.
  { name: 'app', of: /^/, may: [''], mayNot: ['lib/server/', 'lib/catalogue/'] },
];

/** Domains with mutual imports: there are none. Their common part is a third domain. */
export const MUTUAL_DOMAINS = [];

/** The domain of the server that a file stands in; null where it stands in none. */
export function findServerDomain(file) {
  const [, part] = /^lib\/server\/([^/]+)\/./.exec(file) ?? [];
  return part === undefined || SERVER_PARTS.has(part) ? null : part;
}

function serverDomainMay(file, target) {
  const own = `lib/server/${file.split('/')[2]}/`;
  const shared = [
    own,
    'lib/contract/',
    'lib/domain/',
    'lib/funnel/',
    'lib/server/ports/',
    'lib/server/schema/',
    ...SERVER_SHARED,
    CONFIGURATION_TYPES,
    LOCALES,
    FORMATS,
    PATHS,
    CATALOGUE_TYPES,
  ];
  // The shipped catalogue and the places are its seed: this domain loads them.
  if (own === 'lib/server/catalogue/') shared.push('lib/catalogue/', 'lib/server/seed/geography/');
  const [, server, part, rest] = /^lib\/(server)\/([^/]+)(?:\/(.*))?$/.exec(target) ?? [];
  const isRootFile = Boolean(server) && rest === undefined && !/^(app|handlers|jobs|timers)(\.ts)?$/.test(part);
  const isIndexOfDomain = Boolean(rest) && !SERVER_PARTS.has(part) && /^index(\.ts)?$/.test(rest);
  return isRootFile || isIndexOfDomain ? [...shared, target] : shared;
}

function componentAreaMay(file) {
  const own = `components/${file.split('/')[1]}/`;
  return [
    own,
    'components/ui/',
    'components/layout/',
    // Parts of forms that several areas ask for: an address, a file on its way.
    'components/forms/',
    // What several areas show: a conversation, a map, a sum.
    'components/shared/',
    // A provider's alerts ring on every page, so the menu of who is logged in brings them.
    ...(own === 'components/auth/' ? ['components/alerts/'] : []),
    'lib/funnel/',
    'lib/domain/',
    'lib/i18n/',
    'lib/client/',
    CALL_ERROR,
    ...ENUMERATIONS,
    CONTRACT_TYPES,
  ];
}

/** The path in the repository that `specifier` names when `file` (repository path) imports it; null for a package. */
export function findTarget(file, specifier) {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  if (specifier.startsWith('.')) return path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier));
  return null;
}

/** A sentence when `file` must not import `specifier`, null when it may. Tests may import their tools. */
export function findForbidden(file, specifier, isTypeOnly) {
  const rule = RULES.find(({ of }) => of.test(file));
  const isTest = /\.(test|suite)\.tsx?$/.test(file) || file.startsWith('lib/server/testing/');
  if (!rule || isTest) return null;
  const target = findTarget(file, specifier);
  const refusal =
    target === null
      ? refusePackage(rule, specifier)
      : (refusePath(rule, file, target, isTypeOnly) ?? refuseClimb(file, target));
  return refusal && `${file} imports ${specifier}: ${refusal}`;
}

function refusePackage(rule, specifier) {
  if (specifier.startsWith('node:')) return null;
  if (rule.onlyPackages && !rule.onlyPackages.test(specifier))
    return `${rule.name} may use no package but ${rule.onlyPackages.source}; move the code to a layer that may.`;
  if (rule.noPackages?.test(specifier))
    return `${rule.name} must not know this package; move the code to a layer that may.`;
  return null;
}

function refusePath(rule, file, target, isTypeOnly) {
  if (target.startsWith('lib/dev/') && rule.name !== 'dev')
    return 'lib/dev holds repository checks, not the product; move what is needed out of it.';
  if (rule.mayNot?.some((folder) => target.startsWith(folder)))
    return `${rule.name} must not reach lib/server; call it through lib/client/server.ts.`;
  const may = typeof rule.may === 'function' ? rule.may(file, target) : rule.may;
  const bare = target.replace(/\.tsx?$/, '');
  if (bare === 'lib/server/ports/write-together' && !PLANS_WRITES.test(file))
    return 'writes are planned where orders are placed, settled and moved; await the statement here.';
  const isInside = (entry) =>
    `${bare}/`.startsWith(entry.endsWith('/') ? entry : `${entry}/`) || entry === '' || target === entry;
  if (may.some((entry) => !entry.startsWith('types:') && isInside(entry))) return null;
  const typeFolders = may.filter((entry) => entry.startsWith('types:')).map((entry) => entry.slice(6));
  if (typeFolders.some(isInside))
    return isTypeOnly ? null : `${rule.name} may take types alone from there; write "import type".`;
  if (rule.may === serverDomainMay && /^lib\/server\/[^/]+\//.test(target))
    return 'a domain reaches another through its index alone; export it from there, or move the shared part to a port or a rule.';
  return `${rule.name} may import ${may.join(', ') || 'nothing'} only; move the code or pass the value in.`;
}
