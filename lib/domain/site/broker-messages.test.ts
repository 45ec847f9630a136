import { categoryFacts } from '@/lib/catalogue/category-facts';

import {
  formatNewWork,
  formatOfferClosed,
  formatOrderEvent,
  formatPayment,
  isNewWorkFor,
  isPaymentFor,
  OFFER_ENDS,
  parseNewWork,
  parseOfferClosed,
  parseOrderEvent,
  parsePayment,
} from './broker-messages';
import { NO_TYPE_ID } from '../kind/service-kind';

const configuration = { categoryIds: [3, 12], typeIds: [301, 1201], locationIds: [1001, 1002] };
const open = { categoryId: 3, typeId: 301, locationId: 1001, taskId: 50_001, selectedUserId: null };

describe('new work', () => {
  it('is category_type_location_task, with the selected user as a fifth part', () => {
    expect(formatNewWork(open)).toBe('3_301_1001_50001');
    expect(formatNewWork({ ...open, selectedUserId: 2 })).toBe('3_301_1001_50001_2');
    expect(parseNewWork('3_301_1001_50001')).toEqual(open);
    expect(parseNewWork('3_301_1001_50001_2')).toEqual({ ...open, selectedUserId: 2 });
  });

  it.each(
    categoryFacts.flatMap(({ id, types }) =>
      (types.length === 0 ? [NO_TYPE_ID] : types.map((type) => type.id)).map((typeId) => [id, typeId] as const),
    ),
  )(
    'in category %d with type %d comes back as it was sent, and is shown to who is configured for it',
    (categoryId, typeId) => {
      const message = { categoryId, typeId, locationId: 1001, taskId: 50_001, selectedUserId: 2 };
      const read = parseNewWork(formatNewWork(message));
      expect(read).toEqual(message);
      const able = { categoryIds: [categoryId], typeIds: [typeId], locationIds: [1001] };
      expect(read && isNewWorkFor(read, 2, able)).toBe(true);
    },
  );

  it.each([
    '',
    '3_301_1001',
    '3_301_1001_50001_2_9',
    '3_301_x_50001',
    '3_301__50001',
    '3_301_1001_-1',
    '0_301_1001_50001',
    '22_00_1001_50001',
    '22_0_0_50001',
    '3_301_1001_1e3',
    '3_301_1001_50001_',
  ])('reads %j as no new work', (payload) => expect(parseNewWork(payload)).toBeNull());

  it('is shown only if category, type and location are all configured', () => {
    expect(isNewWorkFor(open, 2, configuration)).toBe(true);
    expect(isNewWorkFor({ ...open, categoryId: 5 }, 2, configuration)).toBe(false);
    expect(isNewWorkFor({ ...open, typeId: 302 }, 2, configuration)).toBe(false);
    expect(isNewWorkFor({ ...open, locationId: 1003 }, 2, configuration)).toBe(false);
  });

  it('with a selected user is seen by that user alone', () => {
    expect(isNewWorkFor({ ...open, selectedUserId: 2 }, 2, configuration)).toBe(true);
    expect(isNewWorkFor({ ...open, selectedUserId: 3 }, 2, configuration)).toBe(false);
  });
});

describe('the end of an offer', () => {
  it.each(OFFER_ENDS)('%s survives the wire, and is no new work', (why) => {
    const payload = formatOfferClosed({ taskId: 50_001, why });
    expect(payload).toBe(`closed_50001_${why}`);
    expect(parseOfferClosed(payload)).toEqual({ taskId: 50_001, why });
    expect(parseNewWork(payload)).toBeNull();
  });

  it('reads a newer server’s reason as the one with the least claim', () => {
    expect(parseOfferClosed('closed_50001_merged')).toEqual({ taskId: 50_001, why: 'lost' });
  });

  it.each([
    '',
    'closed',
    'closed_50001',
    'closed_50001_',
    'closed_x_lost',
    'closed_0_lost',
    'closed_50001_lost_2',
    '3_301_1001_50001',
  ])('refuses %j', (payload) => expect(parseOfferClosed(payload)).toBeNull());
});

describe('payment', () => {
  const payment = { userId: 2, requestId: 10_001, amountRials: 9_600_000, gateway: 'PELAKWALLET', taskId: 50_001 };

  it('has the user first and the task id at index 4', () => {
    const payload = formatPayment(payment);
    expect(payload).toBe('2_10001_9600000_PELAKWALLET_50001');
    expect(payload.split('_')[4]).toBe('50001');
    expect(parsePayment(payload)).toEqual(payment);
  });

  it('belongs to the user it names', () => {
    expect(isPaymentFor(payment, 2)).toBe(true);
    expect(isPaymentFor(payment, 3)).toBe(false);
  });

  it('refuses a part with an underscore, and an empty one', () => {
    expect(() => formatPayment({ ...payment, gateway: 'TEST_BANK' })).toThrow('underscore');
    expect(() => formatPayment({ ...payment, gateway: '' })).toThrow('empty');
  });

  it.each([
    '',
    '2_10001_9600000_COD',
    '2_10001_-5_COD_50001',
    '2_10001_9600000__50001',
    '2_10001_9600000_TEST_BANK_50001',
    '2_10001_9.5_COD_50001',
  ])('reads %j as no payment', (payload) => expect(parsePayment(payload)).toBeNull());
});

describe('event of an order', () => {
  it('survives the wire', () => {
    const event = { event: 'order-confirmed', taskId: 50_001, atMs: 1_795_000_000_000 };
    expect(parseOrderEvent(formatOrderEvent(event))).toEqual(event);
    expect(parseOrderEvent(formatOrderEvent({ ...event, taskId: null }))).toEqual({ ...event, taskId: null });
  });

  it.each(['', 'null', '[]', '{"event":3,"atMs":1}', '{"event":"order-done"}', '3_301_1001_50001'])(
    'refuses %j',
    (payload) => {
      expect(parseOrderEvent(payload)).toBeNull();
    },
  );
});
