import { describePayment } from '../../ports/payment.suite';
import type { DatabasePort } from '../../ports/database';
import { createTestDatabase } from '../../testing/database';
import { createFixedClock } from '../clock/test';
import { createTestBank, type TestBank } from './test-bank';

let database: DatabasePort;
let bank: TestBank;
beforeAll(async () => {
  database = await createTestDatabase();
  bank = createTestBank(database, createFixedClock(new Date('2026-11-21T08:00:00Z')));
});
afterAll(() => database.close());

describePayment('test bank', async () => ({
  payment: bank,
  pay: async (authority) => void (await bank.settle(authority, 'paid')),
  close: async () => undefined,
}));

describe('test bank', () => {
  const start = async (amountRials: number) =>
    (
      await bank.request({
        amountRials,
        description: 'x',
        callbackUrl: 'http://localhost:3000/back/?a=1',
        mobile: '09121234567',
        orderId: '1',
      })
    ).authority;

  it('refuses at verification an amount that ends in 130 rials, though it was paid', async () => {
    const authority = await start(1_250_130);
    await bank.settle(authority, 'paid');
    expect(await bank.verify(authority, 1_250_130)).toEqual({ isPaid: false, reason: 'refused' });
  });

  it('keeps the person’s first choice', async () => {
    const authority = await start(1000);
    expect([await bank.settle(authority, 'cancelled'), await bank.settle(authority, 'paid')]).toEqual([true, false]);
    expect(await bank.verify(authority, 1000)).toEqual({ isPaid: false, reason: 'cancelled' });
  });
});
