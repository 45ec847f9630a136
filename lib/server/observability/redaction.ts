/** Fields whose value never reaches a log, wherever they stand in a logged object (three levels deep). */
const SECRET_FIELDS = [
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'set-cookie',
  'password',
  'oldPassword',
  'newPassword',
  'passwordHash',
  'activationCode',
  'code',
  'token',
  'seal',
  'secret',
  'apiKey',
  'giftCode',
  'captchaResponse',
  'captcha-response',
];

/** Paths for pino's `redact`. */
export const redactedPaths: string[] = SECRET_FIELDS.flatMap((name) => {
  const key = /^\w+$/.test(name) ? name : `["${name}"]`;
  const below = key.startsWith('[') ? key : `.${key}`;
  return [key, `*${below}`, `*.*${below}`];
});

export const CENSORED = '[redacted]';
const SHORTEST_SECRET = 6;

/**
 * Patterns that are removed from a text, whatever brought them there: a driver's message, an address, somebody's
 * mistake.
 */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // Mobiles in the three scripts: operator and last two digits stay, so that a support case can be told from another.
  [
    /(?<![\d۰-۹٠-٩.])((?:\+98|0098|0|۰|٠)[9۹٩][0-9۰-۹٠-٩]{2})[0-9۰-۹٠-٩]{5}([0-9۰-۹٠-٩]{2})(?![0-9۰-۹٠-٩])/g,
    '$1*****$2',
  ],
  // The password of an address: postgresql://name:password@host
  [/(:\/\/[^\s/:@"]*:)[^\s/@"]+@/g, `$1${CENSORED}@`],
  // Kavenegar's key is a part of its path, a session's token of validatetoken's.
  [/(\/v1\/)[^/\s"]+(\/(?:sms|verify)\/)/g, `$1${CENSORED}$2`],
  [/(validatetoken\/)[^/\s"{]+/g, `$1${CENSORED}`],
  // The keys of visits, proposed prices, problems, certificates and notices, a gift's code, a hook's secret.
  [
    /(\/visit\/|\/price\/|\/problem\/|\/certificate\/|\/uploadproblemphoto\/|\/opening-notices\/\w+\/|\/api\/calendar\/\w+\/|\/ipg\/custom\/[^/\s"{]+\/|\/api\/hooks\/\w+\/)[^/\s"{?]+/g,
    `$1${CENSORED}`,
  ],
  [/([?&](?:token|authority|code|activationCode|password|key|inviteCode)=)[^&\s"#\\]+/gi, `$1${CENSORED}`],
  // A signed link, a JSON Web Token, a digest in hex, and any other long text that looks random.
  [/\btask\.\d+\.\d+\.[\w-]+/g, `task.${CENSORED}`],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, CENSORED],
  [/\b[0-9a-f]{64,}\b/gi, CENSORED],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43,}(?![\w-])/g, CENSORED],
];

/**
 * Takes secrets out of a finished log line. `knownSecrets` are the configured ones: found as they are and as they stand
 * in an address. The line stays valid JSON: what replaces needs no escaping.
 */
export function createRedactor(knownSecrets: readonly string[]): (line: string) => string {
  const literals = [
    ...new Set(knownSecrets.filter(({ length }) => length >= SHORTEST_SECRET).flatMap(toSpellings)),
  ].sort((one, other) => other.length - one.length);
  return (line) => {
    const known = literals.reduce((text, literal) => text.replaceAll(literal, CENSORED), line);
    return PATTERNS.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), known);
  };
}

/** The secret as it is, within JSON, and within an address. */
function toSpellings(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)];
}
