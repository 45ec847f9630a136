import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';

import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';

import { getBalanceRials, userAccount } from '../money';
import type { PaymentPort } from '../ports/payment';
import { createPaymentGateways } from '../ports/payment-gateways';
import {
  addresses,
  idempotencyKeys,
  paymentAttempts,
  tasks,
  uploadedFiles,
  users,
  userSettings,
  vehicles,
  waitingCustomers,
  walletTopUps,
} from '../schema';
import { aDraft, aPlacedOrder, type OrderStory } from '../seed/stories/orders';
import {
  aDayFromNow,
  aFreeProvider,
  aMobile,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  TAJRISH_ID,
} from '../seed/stories/people';
import { waitUntil } from '../testing/wait-until';
import { registerPerson, type TestPerson } from '../testing/person';
import { useMarket } from '../testing/use-market';

const RACES = 6;
const gone = expect.objectContaining({ name: 'CallError', key: 'session-unknown', status: 401 });

// On PGlite what arrives at once runs one after the other; with DATABASE_URL_TEST these are real races.
describe('an account erased at the same moment', () => {
  /** Something that happens while the gateway is being asked, which may take long. */
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const payment: PaymentPort = {
    gatewayId: 'test-bank',
    request: async (wanted) => {
      await meanwhile();
      return service.bank.request(wanted);
    },
    verify: async (...asked) => {
      await meanwhile();
      return service.bank.verify(...asked);
    },
    reverse: (authority) => service.bank.reverse(authority),
  };
  const service = useMarket({ ports: { gateways: createPaymentGateways({ offered: [payment] }) }, checksLedger: true });
  // So many registrations of one address are an hour's.
  beforeEach(() => service.clock.advance(HOUR_MS));
  afterEach(() => {
    meanwhile = () => Promise.resolve();
  });

  const connection = () => service.context.ports.database.connection;
  const erase = ({ mobile, password, token }: TestPerson) =>
    service.call('user/eraseaccount', { password: toPasswordDigest(mobile, password) }, { authorization: token });
  const isErased = async ({ userId }: TestPerson) =>
    (await connection().select({ erasedAt: users.erasedAt }).from(users).where(eq(users.id, userId)))[0]?.erasedAt !==
    null;
  /** Its row is locked, or it is over. */
  const isBeingErased = async ({ userId }: TestPerson) => {
    const free = await connection().transaction((transaction) =>
      transaction
        .select({ erasedAt: users.erasedAt })
        .from(users)
        .where(eq(users.id, userId))
        .for('update', { skipLocked: true }),
    );
    return free.every(({ erasedAt }) => erasedAt !== null);
  };
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );
  const aStory = async (person: TestPerson): Promise<OrderStory> => {
    const { deliveryaddrid } = await service.call(
      'user/adddeliveryaddress',
      { deliveryaddrname: 'Home', deliveryaddr: 'Maghsoudbeyk 12', locationid: TAJRISH_ID },
      { as: person.userId },
    );
    return {
      service,
      customer: { userId: person.userId, mobile: person.mobile, addressId: deliveryaddrid },
      provider: await aFreeProvider(service.context),
    };
  };
  /** Tries both at once, again and again with another person; who comes first differs. */
  const race = async (
    prepare: (person: TestPerson) => Promise<() => Promise<unknown>>,
    check: (person: TestPerson, hasDone: boolean) => Promise<void>,
  ) => {
    for (let round = 0; round < RACES; round += 1) {
      const person = await registerPerson(service, aMobile());
      const act = await prepare(person);
      const doings = round % 2 === 0 ? [act(), erase(person)] : [erase(person), act()];
      const outcomes = await Promise.allSettled(doings);
      const [acted] = round % 2 === 0 ? outcomes : outcomes.toReversed();
      await check(person, acted?.status === 'fulfilled');
    }
  };

  it('[C-wallet] a top-up that is being begun at the bank is refused, and leaves no row', async () => {
    const person = await registerPerson(service, aMobile());
    meanwhile = () => erase(person);
    expect(
      await failureOf(service.call('ipg/increasewallet', { amountRial: 1_000_000 }, { authorization: person.token })),
    ).toEqual(gone);
    expect(await isErased(person)).toBe(true);
    expect(await connection().select().from(walletTopUps).where(eq(walletTopUps.userId, person.userId))).toEqual([]);
    expect(await connection().select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, person.userId))).toEqual(
      [],
    );
  });

  it('[C-wallet] a concurrent top-up and erasure: one of the two', async () => {
    for (let round = 0; round < RACES; round += 1) {
      const person = await registerPerson(service, aMobile());
      let erasing: Promise<unknown> = Promise.resolve();
      const topUp = () =>
        service.call('ipg/increasewallet', { amountRial: 1_000_000 }, { authorization: person.token });
      // In every third round the erasure is in the middle of its transaction when the bank answers, else they begin
      // together.
      meanwhile = async () => {
        if (round % 3 !== 0) return;
        erasing = failureOf(erase(person));
        await waitUntil(() => isBeingErased(person));
      };
      if (round % 3 === 1) erasing = failureOf(erase(person));
      const hasBegun = (await failureOf(topUp())) === null;
      if (round % 3 === 2) erasing = failureOf(erase(person));
      await erasing;
      const topUps = await connection().select().from(walletTopUps).where(eq(walletTopUps.userId, person.userId));
      expect([topUps.length, await isErased(person)]).toEqual(hasBegun ? [1, false] : [0, true]);
    }
  });

  it('[C-wallet] a concurrent late top-up and erasure: money in an existing wallet, or an erased account and money on its way back', async () => {
    let round = 0;
    const endings = new Set<string | undefined>();
    await race(
      async (person) => {
        const { authority } = await service.call(
          'ipg/increasewallet',
          { amountRial: 1_000_000 },
          { authorization: person.token },
        );
        await connection()
          .update(walletTopUps)
          .set({ state: 'abandoned', nextCheckAt: null })
          .where(eq(walletTopUps.authority, authority));
        await service.bank.settle(authority, 'paid');
        // In every other pair of rounds the account is gone by the time the bank has answered.
        round += 1;
        meanwhile = async () => void (round % 4 < 2 && (await failureOf(erase(person))));
        return () => service.call('reqandpay/verifypayment', { authority });
      },
      async (person, hasAnswered) => {
        meanwhile = () => Promise.resolve();
        const [topUp] = await connection()
          .select({ state: walletTopUps.state })
          .from(walletTopUps)
          .where(eq(walletTopUps.userId, person.userId));
        const isGone = await isErased(person);
        endings.add(topUp?.state);
        expect([
          hasAnswered,
          topUp?.state,
          await getBalanceRials(connection(), userAccount('cash', person.userId)),
        ]).toEqual(isGone ? [true, 'returning', 0] : [true, 'paid', 1_000_000]);
      },
    );
    expect(endings).toContain('returning');
  });

  it('[C-payment] an order that was cancelled while its payment was being begun lets nobody pay for an erased account', async () => {
    const person = await registerPerson(service, aMobile());
    const { reqid } = await aPlacedOrder(await aStory(person));
    meanwhile = async () => {
      await service.call('reqandpay/cancelrequest', { reqid }, { as: person.userId });
      await erase(person);
    };
    expect(await failureOf(service.call('ipg/startpayment', { reqid }, { authorization: person.token }))).toEqual(gone);
    expect(
      await connection()
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .innerJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
        .where(eq(tasks.customerId, person.userId)),
    ).toEqual([]);
  });

  it('[C-clean] a concurrent order and erasure: an existing order, or an erased account with its address', async () => {
    await race(
      async (person) => {
        const story = await aStory(person);
        return () => service.call('clean/addcleanrequest', aDraft(story), { authorization: person.token });
      },
      async (person, hasOrdered) => {
        const orders = await connection()
          .select({ text: tasks.address })
          .from(tasks)
          .where(eq(tasks.customerId, person.userId));
        expect([orders.length, await isErased(person)]).toEqual(hasOrdered ? [1, false] : [0, true]);
      },
    );
  });

  it('[C-user] an address, a vehicle, a gift, a photo, another name, a setting and a wish for a notice just after it find no account', async () => {
    const person = await registerPerson(service, aMobile());
    await erase(person);
    // As those do who were let in just before it.
    const by = { as: person.userId };
    const late = [
      service.call(
        'user/adddeliveryaddress',
        { deliveryaddrname: 'Home', deliveryaddr: 'Maghsoudbeyk 12', locationid: TAJRISH_ID },
        by,
      ),
      service.call('user/adduserauto', { vehicleType: 'MOTORCYCLE', plaque: '123-45678' }, by),
      service.call('gift/redeemgift', { giftCode: 'WELCOME' }, by),
      service.call(
        'uploadimage',
        {
          file: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        },
        by,
      ),
      service.call('user/editprofile', { firstName: 'Nika', lastName: 'Salehi' }, by),
      service.call('user/addusersetting', { isSendSMS: false }, by),
      service.call(
        'serviceprovider/tellmewhen',
        {
          srvcategoryid: HOUSE_CLEANING_ID,
          srvcattypeid: REGULAR_CLEANING_ID,
          locationid: TAJRISH_ID,
          gDate: aDayFromNow(service.context, 2),
          hourneed: 3,
        },
        by,
      ),
    ];
    expect(await Promise.all(late.map(failureOf))).toEqual(late.map(() => gone));
    expect(
      await connection()
        .select()
        .from(addresses)
        .where(and(eq(addresses.userId, person.userId), eq(addresses.isEnabled, true))),
    ).toEqual([]);
    expect(await connection().select().from(vehicles).where(eq(vehicles.userId, person.userId))).toEqual([]);
    expect(await connection().select().from(uploadedFiles).where(eq(uploadedFiles.ownerId, person.userId))).toEqual([]);
    expect(await connection().select().from(userSettings).where(eq(userSettings.userId, person.userId))).toEqual([]);
    expect(
      await connection().select().from(waitingCustomers).where(eq(waitingCustomers.userId, person.userId)),
    ).toEqual([]);
    expect(
      await connection()
        .select({ firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(eq(users.id, person.userId)),
    ).toEqual([{ firstName: '', lastName: '' }]);
  });
});
