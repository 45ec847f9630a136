import { isNoindexHost } from '@/lib/seo/noindex-hosts';

/** Middleware answers the hosts of one class alike. */
export type HostClass = 'ordinary' | 'noindex';

interface HostOptions {
  /** The site's public address, where one is configured. */
  readonly siteUrl: string | undefined;
  /** The server's own address. */
  readonly host: string;
  readonly port: number;
  readonly noindexHosts: string;
}

/**
 * The class of a Host header; null for hosts that are not ours, whose pages are neither cached nor answered from
 * memory. Only ever two classes, so that made-up hosts add nothing.
 */
export function createHostClasses({
  siteUrl,
  host,
  port,
  noindexHosts,
}: HostOptions): (host: string | undefined) => HostClass | null {
  const toClass = (name: string): HostClass => (isNoindexHost(name, noindexHosts) ? 'noindex' : 'ordinary');
  const own = [
    `localhost:${port}`,
    `127.0.0.1:${port}`,
    `[::1]:${port}`,
    `${host.includes(':') ? `[${host}]` : host}:${port}`,
  ];
  if (siteUrl !== undefined) own.push(new URL(siteUrl).host);
  const known = new Map(own.map((name) => [name.toLowerCase(), toClass(name)]));
  return (name) => {
    if (name === undefined) return null;
    return known.get(name) ?? known.get(name.toLowerCase()) ?? (toClass(name) === 'noindex' ? 'noindex' : null);
  };
}
