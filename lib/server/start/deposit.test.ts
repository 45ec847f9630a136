import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { listLedgerFaults } from '../seed/stories/books';
import { aCashOrder, anOrderStory } from '../seed/stories/orders';
import { aCatalogue, aCustomerWithAnAddress } from '../seed/stories/people';
import { createTestService, type TestService } from '../testing/call';
import { runProgram } from '../testing/run-program';
import { openControl } from './control';

describe('npm run deposit, while the site runs on its embedded database', () => {
  let service: TestService;
  let dataDirectory: string;
  let control: Awaited<ReturnType<typeof openControl>>;
  beforeAll(async () => {
    dataDirectory = await mkdtemp(join(tmpdir(), 'deposit-'));
    service = await createTestService();
    await aCatalogue(service.context);
    control = await openControl(service.context, dataDirectory);
  });
  afterEach(async () => expect(await listLedgerFaults(service.context.ports.database)).toEqual([]));
  afterAll(async () => {
    await control.close();
    await service.close();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const run = (...given: string[]) => runProgram('deposit', given, { DATA_DIR: dataDirectory });
  const balance = (as: number) => service.call('wallet/getaccountbalance', {}, { as });

  it('[C-wallet] [B-16] fills a provider’s credit once a receipt, so that the provider takes cash on a site without a bank; both read of it', async () => {
    const story = await anOrderStory(service, {}, { biddingCreditRials: 0 });
    await expect(aCashOrder(story)).rejects.toMatchObject({ key: 'cash-not-offered' });
    const { mobile, userId: as } = story.provider;
    const booked = [mobile, '--to', 'credit', '--tomans', '1000000', '--receipt', 'R-1'];
    expect(await run(...booked)).toContain(`The credit of ${mobile} holds 1000000 tomans now.`);
    expect(await run(...booked)).toContain('Receipt R-1 was booked before, so nothing moved.');
    expect((await balance(as)).biddingCreditBalance).toBe(10_000_000);
    expect((await service.call('user/getuserinbox', {}, { as })).userInboxLst[0]?.body).toContain('1,000,000');
    const { lstLine } = await service.call('payout/getstatement', {}, { as });
    expect(lstLine[0]).toMatchObject({ amountRial: 10_000_000 });
    // The one that was refused still waits for its payment at nine.
    await aCashOrder(story, { deliverytimeid: toDeliveryTimeId(14) });
  });

  it('[C-wallet] [E-05] fills a customer’s wallet, and the statement shows it', async () => {
    const { userId: as, mobile } = await aCustomerWithAnAddress(service.context);
    expect(await run(mobile, '--to', 'wallet', '--tomans', '50000', '--receipt', 'R-2')).toContain(
      'holds 50000 tomans',
    );
    expect((await balance(as)).balanceRial).toBe(500_000);
    const { lstTurnover } = await service.call('wallet/getturnover', {}, { as });
    expect(lstTurnover).toMatchObject([{ turnoverEnum: 'top-up', amountRial: 500_000 }]);
    expect(await run(mobile, '--to', 'credit', '--tomans', '50000', '--receipt', 'R-3')).toContain(
      'is no professional',
    );
  });

  it('[C-wallet] [B-28] gives an operator no credit, which only providers have', async () => {
    const { mobile } = await aCustomerWithAnAddress(service.context);
    await runProgram('operator', [mobile], { DATA_DIR: dataDirectory });
    const told = await run(mobile, '--to', 'credit', '--tomans', '50000', '--receipt', 'R-5');
    expect(told).toContain('is no professional');
  });

  it.each([
    [['09121110009', '--receipt', '--to', 'wallet'], 'is not understood'],
    [['0912'], '"0912" is no mobile number'],
    [['09121110009', '--to', 'gift'], '--to is wallet or credit'],
    [['09121110009', '--to', 'wallet', '--tomans', '500000'], '--receipt is your own number'],
    [['09121110009', '--to', 'wallet', '--tomans', '5.5', '--receipt', 'R-4'], 'not "5.5"'],
    [['09121110009', '--to', 'wallet', '--tomans', '500000', '--receipt', 'R-4'], 'has no account yet'],
  ])('names the fault of %j, and books nothing', async (given, sentence) => {
    expect(await run(...given)).toContain(sentence);
  });
});
