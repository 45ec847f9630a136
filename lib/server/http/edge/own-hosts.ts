import { isIP } from 'node:net';

import { isNoindexHost } from '@/lib/seo/noindex-hosts';

interface HostOptions {
  /** The site's public address, where one is configured. */
  readonly siteUrl: string | undefined;
  /** The server's own address or name. */
  readonly host: string;
  /** NOINDEX_HOSTS: names that the site is served under as well. */
  readonly noindexHosts: string;
}

/** Whether a Host header names this server. `localAddress` is where the connection arrived. */
export type OwnHosts = (header: string | undefined, localAddress: string | undefined) => boolean;

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1)$/;

/**
 * The names under which the server answers: those of SITE_URL, HOST and NOINDEX_HOSTS, `localhost`, and the address
 * that the connection arrived at. By DNS rebinding any web page can have its own name lead to this server, and a
 * browser then takes the two for one site. A client of HTTP/1.0 names no host, and no browser is one.
 */
export function createOwnHosts({ siteUrl, host, noindexHosts }: HostOptions): OwnHosts {
  const site = siteUrl === undefined ? [] : [new URL(siteUrl).hostname];
  const names = new Set([...site, host].map(toName));
  const domains = [...site.flatMap((name) => [name, name.replace(/^www\./, '')]), 'localhost'];
  const patterns = noindexHosts
    .split(',')
    .flatMap((pattern) => toOwnPatterns(pattern.trim(), domains))
    .join(',');
  return (header, localAddress) => {
    if (header === undefined) return true;
    const name = toName(header);
    if (isIP(name) !== 0)
      return LOOPBACK.test(name) || names.has(name) || name === localAddress?.replace(/^::ffff:/i, '');
    return names.has(name) || name === 'localhost' || name.endsWith('.localhost') || isNoindexHost(name, patterns);
  };
}

/**
 * `provider.*` alone would be anybody's domain: it stands for `provider.pelakfan.ir` where the site is pelakfan.ir. A
 * pattern that names its domain is the operator's word.
 */
function toOwnPatterns(pattern: string, domains: readonly string[]): string[] {
  return pattern.endsWith('*') ? domains.map((domain) => `${pattern.replace(/\.?\*$/, '')}.${domain}`) : [pattern];
}

/** A host without its port, its brackets and the dot that a name may end in. */
function toName(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([^:]*):\d+$/, '$1')
    .replace(/\.$/, '');
}
