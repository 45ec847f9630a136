import { startFakeHost, type FakeReply } from '@/lib/server/testing/fake-host';
import { createZibalStandIn, ZIBAL_TEST_MERCHANT } from '@/lib/server/testing/zibal-host';

import type { Person } from '../fixtures/people';

type Act = 'paid' | 'failed';

/** Zibal’s stand-in, with the page on which a person pays. */
export interface ZibalPages {
  /** The variables of a site that takes payments there. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

export async function openZibal(): Promise<ZibalPages> {
  const standIn = createZibalStandIn();
  const backs = new Map<string, string>();
  const ask = (url: string, body: string): FakeReply => {
    const reply = standIn.handle(url, body);
    const { callbackUrl } = JSON.parse(body) as { readonly callbackUrl?: string };
    if (typeof reply === 'object' && 'body' in reply && callbackUrl !== undefined)
      backs.set(String((reply.body as { readonly trackId?: number }).trackId), callbackUrl);
    return reply;
  };
  const show = (url: string): FakeReply => {
    const [, trackId = '', act] = /^\/start\/(\d+)(?:\/(paid|failed))?$/.exec(url) ?? [];
    if (act === undefined)
      return toPage(['paid', 'failed'].map((each) => `<a href="/start/${trackId}/${each}">${each}</a>`));
    standIn.settle(trackId, act as Act);
    const back = new URL(backs.get(trackId) ?? '');
    back.searchParams.set('trackId', trackId);
    back.searchParams.set('success', act === 'paid' ? '1' : '0');
    return toPage([`<script>location.replace(${JSON.stringify(back.href)})</script>`]);
  };
  const host = await startFakeHost(({ method, url, body }) => (method === 'POST' ? ask(url, body) : show(url)));
  return {
    environment: { ZIBAL_MERCHANT: ZIBAL_TEST_MERCHANT, ZIBAL_URL: host.url },
    close: host.close,
  };
}

/** A page without a picture of its own, which a browser would ask for. */
const toPage = (parts: readonly string[]): FakeReply => ({
  type: 'text/html',
  bytes: `<!doctype html><html lang="en"><head><title>Zibal</title><link rel="icon" href="data:,"></head><body>${parts.join(' ')}</body></html>`,
});

/** On Zibal’s page: pays, or fails to, and is led back. */
export async function decidesAtZibal({ page }: Person, act: Act): Promise<void> {
  await page.waitForURL((url) => url.pathname.startsWith('/start/'));
  await page.getByRole('link', { name: act, exact: true }).click();
}
