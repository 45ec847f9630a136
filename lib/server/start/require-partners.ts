import { ConfigurationError, type Configuration } from './configuration';

interface Partner {
  /** The part about which nothing is said. */
  readonly lacks: string;
  readonly isSaid: (configuration: Configuration) => boolean;
  readonly remedy: string;
}

const PARTNERS: readonly Partner[] = [
  {
    lacks: 'how people pay',
    isSaid: ({ ZARINPAL_MERCHANT_ID, ZIBAL_MERCHANT, PAYMENTS, PAYMENT_API_URL }) =>
      ZARINPAL_MERCHANT_ID !== undefined ||
      ZIBAL_MERCHANT !== undefined ||
      PAYMENTS !== undefined ||
      PAYMENT_API_URL !== undefined,
    remedy:
      'Set ZARINPAL_MERCHANT_ID to the terminal of the payment account or ZIBAL_MERCHANT to the merchant of the one at Zibal, or PAYMENTS=cash-and-wallet to take cash and wallet alone.',
  },
  {
    lacks: 'how codes reach phones',
    isSaid: ({ KAVENEGAR_API_KEY, SMS }) => KAVENEGAR_API_KEY !== undefined || SMS !== undefined,
    remedy: 'Set KAVENEGAR_API_KEY to the key of the SMS account, or SMS=none: then nobody can register.',
  },
  {
    lacks: 'how e-mails leave',
    isSaid: ({ SMTP_URL, MAILS }) => SMTP_URL !== undefined || MAILS !== undefined,
    remedy: 'Set SMTP_URL and MAIL_FROM, or MAILS=none: then what people write waits in the inboxes of the operators.',
  },
];

/**
 * A site for people starts once each partner is configured or said to be absent. A missing key must not show itself to
 * the first customer. The demo, and a site before hosts elsewhere, need none. `isFolderNamed`: DATA_DIR stands in the
 * environment. Throws ConfigurationError with a sentence for each partner.
 */
export function requirePartners(configuration: Configuration, isFolderNamed: boolean): void {
  const { isEmbeddedDemo, MAIN_API_URL, realVariables } = configuration;
  if (isEmbeddedDemo || MAIN_API_URL !== undefined) return;
  const problems = PARTNERS.filter(({ isSaid }) => !isSaid(configuration)).map(
    ({ lacks, remedy }) => `Nothing says ${lacks}. ${remedy}`,
  );
  if (!isFolderNamed) problems.push(...findFolderProblem(configuration));
  if (problems.length > 0)
    throw new ConfigurationError(
      `${realVariables.join(', ')} set, so this is a site for people:\n${problems.join('\n')}`,
    );
}

/** The default folder lies beside the program, where the next release would not find it. */
function findFolderProblem({ DATABASE_URL, S3_ENDPOINT, DATA_DIR }: Configuration): string[] {
  const kept = [
    ...(DATABASE_URL === undefined ? ['the database'] : []),
    ...(S3_ENDPOINT === undefined ? ['uploaded files'] : []),
  ];
  if (kept.length === 0) return [];
  return [
    `DATA_DIR is not set, and ${kept.join(' and ')} would lie in "${DATA_DIR}" beside the program. Set it to a folder that stays, the same for every process of this machine${DATABASE_URL === undefined ? '' : ', or configure S3'}.`,
  ];
}
