import { randomInt, randomUUID } from 'node:crypto';

import type { Logger } from 'pino';

import { send } from '@/e2e/steps/api';
import { STRANGE_DEVICE_FAILURES } from '@/lib/domain/constants/identity';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { isTrivialPassword, toPasswordDigest } from '@/lib/domain/person/password';

import { strangeDeviceBudgets } from '../identity/login/budgets';
import { DEVICE_COOKIE } from '../session/cookies';
import { takeFromBudgets, type Budget } from '../throttles';
import { createTestService, type TestService } from './call';
import { listenForTests } from './http';
import { findLastCode } from './person';
import { useOpened } from './use-market';

/** A person at the other end of a connection: their address as the proxy saw it, and the browser's cookie. */
export interface From {
  readonly address?: string;
  readonly device?: string;
  /** The captcha-response header. */
  readonly proof?: string | undefined;
}

export interface AttackedPerson {
  readonly mobile: string;
  readonly password: string;
  /** The browser in which the person registered. */
  readonly device: string;
}

type Answer = ReturnType<typeof send>;

export interface AttackedSite {
  readonly service: TestService;
  post(path: string, body: unknown, from?: From): Answer;
  login(mobile: string, password: string, from?: From, activationCode?: string): Answer;
  aPerson(): Promise<AttackedPerson>;
  /** Spends the budgets as others would, without their guesses' work. */
  spend(budgets: readonly Budget[], howOften: number): Promise<void>;
  /** Every strange device is at the SMS step. */
  spendStrangeDevices(): Promise<void>;
  close(): Promise<void>;
}

let lastMobile = 9_140_000_000;
/** No two share their first seven digits. */
export const aMobile = () => `0${(lastMobile += 10_007)}`;
export const anAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(256)}`;
/** Four other digits, and none that a new password may not be. */
export function toWrong(digits: string): string {
  const wrong = String((Number(digits) + 1) % 10_000).padStart(4, '0');
  return isTrivialPassword('', wrong) ? toWrong(wrong) : wrong;
}
export const nameOf = async (answer: Answer) => (await answer).name;
export const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

export function count(names: readonly string[]): Record<string, number> {
  return Object.fromEntries([...new Set(names)].map((name) => [name, names.filter((other) => other === name).length]));
}

/** `openAttackedSite` for a test file. Before each test every budget is whole again, and no lock is remembered. */
export function useAttackedSite(): AttackedSite {
  const site = useOpened(
    () => openAttackedSite(),
    (opened) => opened.close(),
  );
  beforeEach(() => site.service.clock.advance(2 * DAY_MS));
  return site;
}

/** A server of its own, to be attacked over HTTP. Each request has an address of its own, unless it sets one. */
export async function openAttackedSite({ log }: { readonly log?: Logger } = {}): Promise<AttackedSite> {
  const service = await createTestService({
    environment: { SITE_URL: 'https://pelakfan.example', TRUSTED_PROXIES: '1' },
    log,
  });
  const site = await listenForTests(service);
  const post: AttackedSite['post'] = (path, body, { address = anAddress(), device, proof } = {}) =>
    send(site.url, {
      path: `main/${path}`,
      body,
      headers: {
        'x-forwarded-for': address,
        ...(proof === undefined ? {} : { 'captcha-response': proof }),
        ...(device === undefined ? {} : { cookie: `${DEVICE_COOKIE}=${device}` }),
      },
    });
  const spend: AttackedSite['spend'] = async (budgets, howOften) => {
    for (let taken = 0; taken < howOften; taken += 1)
      await takeFromBudgets(service.context.ports.database.connection, budgets, service.clock.now());
  };
  return {
    service,
    post,
    login: (mobile, password, from, activationCode) =>
      post(
        'security/login',
        {
          mobile,
          password: toPasswordDigest(mobile, password),
          ...(activationCode === undefined ? {} : { activationCode }),
        },
        from,
      ),
    aPerson: () => registerAt(service, post),
    spend,
    spendStrangeDevices: () => spend(strangeDeviceBudgets, STRANGE_DEVICE_FAILURES.inTenMinutes),
    close: async () => {
      await site.close();
      await service.close();
    },
  };
}

async function registerAt(service: TestService, post: AttackedSite['post']): Promise<AttackedPerson> {
  const [mobile, device] = [aMobile(), randomUUID()];
  await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile }, { device });
  const password = findLastCode(service, mobile);
  await post('security/checkactivationCode', { mobile, activationCode: password }, { device });
  return { mobile, password, device };
}
