import { send, type Answer } from '@/e2e/steps/api';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { createTestService, type TestService } from './call';
import { listenForTests } from './http';
import { findLastCode } from './person';

const ENGLISH = { 'accept-language': 'en' };

type Headers = Readonly<Record<string, string>>;

/** The fields of every answer beside its own (WIRE); 9999 is success. */
export const success = (statusName = 'Success', desc = 'Success') => ({
  desc,
  responseStatus: { value: 9999, name: statusName, descr: statusName },
});
export const refusal = (key: string, value: number, descr: string) => ({
  desc: key,
  responseStatus: { value, name: key, descr },
});

/** A service behind its door, asked as a native client in English asks. */
export interface CallsOverHttp {
  readonly service: TestService;
  readonly url: string;
  post(call: string, body: unknown, token?: string, headers?: Headers): Promise<Answer>;
  get(path: string, token?: string): Promise<Answer>;
  login(mobile: string, password: string, headers?: Headers): Promise<Answer>;
  /** A person who has registered by the calls, entered the code and logged in. */
  registers(): Promise<{ mobile: string; password: string; token: string; userId: number }>;
  close(): Promise<void>;
}

export async function openCallsOverHttp(): Promise<CallsOverHttp> {
  const service = await createTestService();
  const site = await listenForTests(service);
  const post: CallsOverHttp['post'] = (call, body, token, headers = {}) =>
    send(site.url, { path: `main/${call}`, body, token, headers: { ...ENGLISH, ...headers } });
  const login: CallsOverHttp['login'] = (mobile, password, headers = {}) =>
    post('security/login', { mobile, password: toPasswordDigest(mobile, password) }, undefined, headers);
  let lastMobile = 9_129_000_000;
  return {
    service,
    url: site.url,
    post,
    login,
    get: (path, token) => send(site.url, { path: `main/${path}`, method: 'GET', token, headers: ENGLISH }),
    registers: async () => {
      const mobile = `0${(lastMobile += 1)}`;
      await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: mobile });
      const password = findLastCode(service, mobile);
      await post('security/checkactivationCode', { activationCode: password, mobile });
      const { body } = await login(mobile, password);
      return {
        mobile,
        password,
        token: String(body.token),
        userId: Number(Reflect.get(Object(body.account), 'userId')),
      };
    },
    close: async () => {
      await site.close();
      await service.close();
    },
  };
}
