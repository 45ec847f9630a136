interface Greeting {
  readonly siteUrl: string;
  readonly isDemo: boolean;
  readonly dataDirectory: string;
  /** Nobody can approve professionals or read what people write. */
  readonly isWithoutOperator: boolean;
}

/** What the terminal says once pages are served. Samples are named only where they exist. */
export function toGreeting({ siteUrl, isDemo, dataDirectory, isWithoutOperator }: Greeting): string {
  const lines = [`Pelakfan is at ${siteUrl}/`];
  if (isDemo) {
    lines.push(
      `SMS, mails      ${siteUrl}/dev/outbox/`,
      'Sample people   customer 09120000001, provider 09120000002 (house cleaning, Tehran), second provider 09120000003, operator 09120000009',
      '                password 1234 each',
      `Data            ${dataDirectory}`,
    );
  }
  if (isWithoutOperator) lines.push('Operator        nobody yet: npm run operator -- 09121234567 --name "Nika Salehi"');
  lines.push('Ctrl+C ends it.');
  return `${lines.join('\n')}\n`;
}
