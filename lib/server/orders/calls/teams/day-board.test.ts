import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { aPaidOrder, theProviderDoes } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress } from '../../../seed/stories/people';
import { aTeam } from '../../../seed/stories/teams';
import { useMarket } from '../../../testing/use-market';

/** 9,600,000 rial without the commission of 15 percent. */
const NET_RIALS = 8_160_000;

describe('the days of a team', () => {
  const service = useMarket();

  it('show each member’s earnings of a day and late jobs; a supervisor reads no wage of another', async () => {
    const { company, supervisor, led } = await aTeam(service);
    const { lstMember } = await service.call('team/getteam', {}, { as: company.userId });
    const memberid = lstMember.find(({ userId }) => userId === led.userId)?.memberid ?? 0;
    await service.call('team/setwage', { memberid, kind: 'share', percent: 50 }, { as: company.userId });
    const customer = await aCustomerWithAnAddress(service.context);
    const story = { service, customer, provider: company };
    const { taskid } = await aPaidOrder(story);
    await theProviderDoes(story, { taskid }, 'accept');
    await service.call('team/assignwork', { taskid, userId: led.userId }, { as: company.userId });
    const by = { as: company.userId };
    const { gDate, startsAtMs, serverNowMs } = (await service.call('clean/gettaskdetail', { taskid }, by)).taskDetail;
    const read = async (as: number) => {
      const { lstMemberDays } = await service.call('team/getteamdays', { gDate }, { as });
      return lstMemberDays.find(({ userId }) => userId === led.userId);
    };
    const earned = [{ gDate, wageRial: NET_RIALS / 2 }];
    expect(await read(company.userId)).toMatchObject({ lstWage: earned, lstWork: [{ taskid, isLate: false }] });
    expect(await read(led.userId)).toMatchObject({ lstWage: earned });
    expect(await read(supervisor.userId)).toMatchObject({ lstWage: [], lstWork: [{ taskid }] });
    service.clock.advance(startsAtMs + MINUTE_MS - serverNowMs);
    expect(await read(company.userId)).toMatchObject({ lstWork: [{ taskid, isLate: true }] });
  });
});
