// Pages that open for somebody who is logged in alone, as bytes.
import { createHash } from 'node:crypto';
import { SAMPLES } from './people.mjs';

const PASSWORD = '1234';

/**
 * [{ where, html }] of every guarded page without a gap in its address, in every language, as its own kind of person
 * gets it.
 */
export async function fetchPrivatePages({ url, locales, publicRoutes, needsLogin, toLocalePath }) {
  const cookies = {
    customer: await readSessionCookie(url, SAMPLES.customer),
    provider: await readSessionCookie(url, SAMPLES.provider),
    operator: await readSessionCookie(url, SAMPLES.operator),
  };
  const paths = publicRoutes.filter((route) => needsLogin(route) && !route.includes('{'));
  const documents = [];
  for (const path of paths)
    for (const locale of locales) {
      const where = toLocalePath(locale, path);
      const response = await fetch(url + where, {
        redirect: 'manual',
        headers: { cookie: cookies[toPerson(path)], accept: 'text/html' },
      });
      if (response.status !== 200) throw new Error(`${where} answered ${response.status} to somebody who is logged in`);
      documents.push({ where, html: await response.text() });
    }
  return documents;
}

/** The person whose pages a guarded address belongs to. */
export const toPerson = (path) =>
  path.startsWith('/pelakman/') ? 'provider' : path.startsWith('/operator/') ? 'operator' : 'customer';

/** Logs in as a browser's page does, which gets its session in a cookie. */
async function readSessionCookie(url, mobile) {
  const password = createHash('sha256').update(`${mobile}:${PASSWORD}`).digest('hex');
  const headers = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const response = await fetch(`${url}/api/main/security/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ mobile, password }),
  });
  const cookies = response.headers.getSetCookie();
  if (!response.ok || cookies.length === 0)
    throw new Error(`${mobile} could not log in: ${response.status} ${await response.text()}`);
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
