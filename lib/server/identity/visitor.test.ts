import { send } from '@/e2e/steps/api';

import { toPasswordDigest } from '@/lib/domain/person/password';

import { HOUSE_CLEANING_ID, REGULAR_CLEANING_ID, TAJRISH_ID } from '../seed/stories/people';
import { findLastCode } from '../testing/person';
import { useMarketOverHttp } from '../testing/use-market';

const MOBILE = '09126200001';

const { service, site } = useMarketOverHttp();

const get = (path: string) => send(site.url, { path: `main/${path}`, method: 'GET' });
const post = (path: string, body: unknown) => send(site.url, { path: `main/${path}`, body });
const search = {
  srvcategoryid: HOUSE_CLEANING_ID,
  srvcattypeid: REGULAR_CLEANING_ID,
  locationid: TAJRISH_ID,
  hourneed: 3,
};

describe('a visitor, without a session or any cookie', () => {
  it.each([
    ['browses and searches the services', () => get('boot/getallcategoryv3')],
    ['reads what a service is', () => get(`pdp/fetch/${HOUSE_CLEANING_ID}/${REGULAR_CLEANING_ID}`)],
    ['reads the notes of a service', () => get(`servicenote/fetchnote/${HOUSE_CLEANING_ID}/${REGULAR_CLEANING_ID}`)],
    ['sees when somebody could come', () => post('boot/getallavailabledate', search)],
    ['requests the link of the app', () => post('boot/sharelink', { mobile: MOBILE })],
  ])('[P-01] %s', async (_what, ask) => {
    const { status, value } = await ask();
    expect([status, value]).toEqual([200, 9999]);
  });

  it('[P-01] registers and logs in', async () => {
    expect(
      (await post('security/register', { firstname: 'Sara', lastname: 'Ahmadi', mobilenumber: MOBILE })).value,
    ).toBe(9999);
    const activationCode = findLastCode(service, MOBILE);
    expect((await post('security/checkactivationCode', { activationCode, mobile: MOBILE })).value).toBe(9999);
    expect(
      (await post('security/login', { mobile: MOBILE, password: toPasswordDigest(MOBILE, activationCode) })).value,
    ).toBe(9999);
  });

  it.each(['user/getuseraccount', 'user/getuserinbox', 'clean/getallcurrenttaskbyuserid', 'wallet/getaccountbalance'])(
    '[P-01] has no rows of their own: %s',
    async (call) => {
      expect(await post(call, {})).toMatchObject({ status: 401, name: 'Unauthorized' });
    },
  );
});
