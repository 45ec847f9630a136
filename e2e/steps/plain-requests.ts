import { request as sendRequest } from 'node:http';

import type { Person } from '../fixtures/people';

interface Seen {
  readonly status: number;
  readonly location: string | undefined;
  readonly robots: string | undefined;
  readonly cookies: readonly string[];
  readonly body: string;
}

/** A request as it is, without a browser's help: a Host of one's own, redirects not followed. */
export function see(person: Person, path: string, host?: string): Promise<Seen> {
  const url = new URL(person.at(path));
  return new Promise((resolve, reject) => {
    const request = sendRequest(url, { headers: host ? { host } : {} }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          robots: response.headers['x-robots-tag']?.toString(),
          cookies: response.headers['set-cookie'] ?? [],
          body: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });
}

/** The path and query that an answer redirects to. */
export const pathOf = (location: string | undefined, person: Person) =>
  location === undefined
    ? undefined
    : new URL(location, person.site.url).pathname + new URL(location, person.site.url).search;
/** The path as it stands in this person’s language, with its query. */
export const inLanguage = (person: Person, path: string) =>
  new URL(person.at(path)).pathname + new URL(person.at(path)).search;
