import type { CallName, CallRequest } from '@/lib/contract';
import { SERVICE_GRADES, SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';
import { getKind } from '@/lib/domain/kind/service-kind';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { DAYS_A_WEEK } from '@/lib/domain/site/jalali-date';

import { trucks } from '../../schema';
import { aTaskDraft, biddersAreTold } from '../../seed/stories/bids';
import { aDraft, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow, type StoryProvider } from '../../seed/stories/people';
import { CAR } from '../../seed/stories/trucks';
import { payFor } from './pay';
import { CATEGORIES, type World, type WorldOrder } from './world';

const PLATE = '12-ب-345-67';

/** Places an order for one of the next days, with or without a gift, now and then as a series. */
export async function placeOrder(world: World): Promise<void> {
  const { dice, service } = world;
  const placed = await placeKind(world, dice.pick(SERVICE_KINDS));
  if (!placed) return;
  if (getKind(placed.kind).matching === 'bids') await biddersAreTold(service);
  else if (dice.percent(85)) await payFor(world, placed, placed.customer.userId);
}

/** An order of a kind, by anybody where nobody is named, before it is paid; null where it was refused. */
export async function placeKind(
  world: World,
  kind: ServiceKind,
  customer = world.dice.pick(world.customers),
): Promise<WorldOrder | null> {
  const { dice } = world;
  const provider = dice.pick(world.providers[kind]);
  const { name, input } = await toDraft(world, kind, { customer, provider, days: 1 + dice.below(2) });
  const placed = (await world.call(name, input, customer.userId)) as Placed | null;
  if (!placed) return null;
  const order: WorldOrder = { ...placed, seriesid: placed.seriesid ?? null, kind, customer };
  world.orders.push(order);
  return order;
}

/** A call that places an order, and its request. */
interface AskedOrder {
  readonly name: CallName;
  readonly input: CallRequest<CallName>;
}

interface Placing {
  readonly customer: World['customers'][number];
  readonly provider: StoryProvider;
  /** Days until the visit. */
  readonly days: number;
}

/** A person's request for a work of a kind. */
export async function toDraft(
  world: World,
  kind: ServiceKind,
  { customer, provider, days }: Placing,
): Promise<AskedOrder> {
  const { dice, service } = world;
  if (kind === 'gas') await trucksAreSeen(world);
  const common = {
    gDate: aDayFromNow(service.context, days),
    deliverytimeid: toDeliveryTimeId(kind === 'testing' ? 8 : 8 + dice.below(9)),
    usesGift: dice.percent(40),
  };
  const returnDate = aDayFromNow(service.context, days + 7);
  const story: OrderStory = { service, customer, provider };
  return DRAFTS[kind]({ world, story, common, returnDate, destinationId: customer.destinationId });
}

/** Their drivers' pages are open. */
async function trucksAreSeen({ service }: World): Promise<void> {
  const now = service.clock.now();
  await service.context.ports.database.connection.update(trucks).set({ seenAt: now, onlineSince: now });
}

interface Wish {
  readonly world: World;
  readonly story: OrderStory;
  readonly common: { readonly gDate: string; readonly deliverytimeid: number; readonly usesGift: boolean };
  readonly returnDate: string;
  readonly destinationId: number;
}

interface Placed {
  readonly taskid: number;
  readonly reqid: number;
  readonly seriesid?: number | null;
}

const ofKind = (kind: ServiceKind) => ({ serviceEnum: kind, srvcategoryid: CATEGORIES[kind], cleaningHours: null });
const asked = <Name extends CallName>(name: Name, input: CallRequest<Name>): AskedOrder => ({ name, input });
const clean = (wish: Wish, wishes: Parameters<typeof aDraft>[1]): AskedOrder =>
  asked('clean/addcleanrequest', aDraft(wish.story, { ...wish.common, ...wishes }));

const textile = (wish: Wish) => ({
  grade: wish.world.dice.pick(SERVICE_GRADES),
  returnDate: wish.returnDate,
  returnTimeId: 12,
});

/** One or two days a week, or a day a month. */
function toPlan({ world, common }: Wish): Parameters<typeof aDraft>[1] {
  const plan = world.dice.pick(['weekly', 'weekly', 'fortnightly', 'monthly'] as const);
  if (plan === 'monthly') return { plan };
  const first = toSeriesWeekday(common.gDate);
  const weekdays = world.dice.percent(30) ? [first, (first % DAYS_A_WEEK) + 1] : [first];
  return { plan, weekdays };
}

const DRAFTS: Readonly<Record<ServiceKind, (wish: Wish) => AskedOrder>> = {
  cleaning: (wish) => clean(wish, wish.world.dice.percent(40) ? toPlan(wish) : {}),
  laundry: (wish) =>
    asked(
      'laundry/addlaundryrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('laundry'),
        ...textile(wish),
        srvcattypeid: 501,
        clothes: [{ itemId: 50101, count: 8 }],
      }),
    ),
  carpet: (wish) =>
    asked(
      'laundry/addlaundryrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('carpet'),
        ...textile(wish),
        srvcattypeid: 701,
        carpets: [{ units: 12, count: 1 }],
      }),
    ),
  upholstery: (wish) =>
    clean(wish, {
      ...ofKind('upholstery'),
      srvcattypeid: 704,
      grade: 'ECO',
      upholstery: [{ piece: 'seat', count: 7 }],
    }),
  carwash: (wish) =>
    asked(
      'car/addcarwashrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('carwash'),
        srvcattypeid: 902,
        carTypeId: 2,
        carWashLocation: 'on-site',
      }),
    ),
  testing: (wish) =>
    clean(wish, {
      ...ofKind('testing'),
      srvcattypeid: 2403,
      testIds: [24031],
      personCount: 1,
      persons: [{ name: 'Sara Ahmadi', birthYear: 1370 }],
    }),
  task: (wish) => asked('handyman/addhandymanrequest', aTaskDraft(wish.story, wish.common)),
  moving: (wish) =>
    asked('handyman/addhandymanrequest', {
      serviceEnum: 'moving',
      srvcategoryid: CATEGORIES.moving,
      srvcattypeid: 1402,
      personCount: 3,
      heavyPieces: [],
      hasPacking: false,
      originAccess: { floor: 3, hasLift: false },
      destinationAccess: { floor: 1, hasLift: true },
      deliveryaddrid: wish.story.customer.addressId,
      destinationaddrid: wish.destinationId,
      description: 'دو اتاق خواب',
      ...wish.common,
    }),
  gas: (wish) =>
    asked('handyman/addgasrequest', {
      serviceEnum: 'gas',
      srvcategoryid: CATEGORIES.gas,
      gasTruckId: wish.world.providers.gas.find(({ userId }) => userId === wish.story.provider.userId)?.truckId ?? 0,
      carLatitude: CAR.latitude,
      carLongitude: CAR.longitude,
      carPlace: 'Silver saloon by the bakery',
      vehicleType: 'AUTOMOBILE',
      plaque: PLATE,
      autoBrandId: 1,
      gasTypeEnum: 'REGULAR',
      litreVolume: 30,
      usesGift: wish.common.usesGift,
    }),
};
