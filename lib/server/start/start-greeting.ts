import type { Logger } from 'pino';

/** The demo's greeting on the terminal once pages are served, with its samples. */
export function toGreeting({ siteUrl, dataDirectory }: { siteUrl: string; dataDirectory: string }): string {
  const lines = [
    `Pelakfan is at ${siteUrl}/`,
    `SMS, mails      ${siteUrl}/dev/outbox/`,
    'Sample people   customer 09120000001, provider 09120000002 (house cleaning, Tehran), second provider 09120000003, operators 09120000009 (owner), 09120000019 (finance), 09120000039 (support)',
    '                password 1234 each',
    `Data            ${dataDirectory}`,
    'Ctrl+C ends it.',
  ];
  return `${lines.join('\n')}\n`;
}

/** The log's line of a real site once pages are served. */
export function tellReady(
  log: Logger,
  { siteUrl, isWithoutOperator }: { siteUrl: string; isWithoutOperator: boolean },
): void {
  log.info({ siteUrl: `${siteUrl}/` }, 'people can come');
  if (isWithoutOperator)
    log.warn('nobody is an operator yet, who approves professionals and reads what people write: npm run operator');
}
