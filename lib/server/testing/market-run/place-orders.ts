import { SERVICE_GRADES, SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toSeriesWeekday } from '@/lib/domain/series/visits';

import { trucks } from '../../schema';
import { aTaskDraft, biddersAreTold } from '../../seed/stories/bids';
import { aDraft, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { CAR } from '../../seed/stories/trucks';
import { payFor } from './pay';
import { CATEGORIES, type World } from './world';

const PLATE = '12-ب-345-67';

/** Somebody orders something for one of the next days, with or without a gift, now and then as a series. */
export async function placeOrder(world: World): Promise<void> {
  const { dice, service } = world;
  const kind = dice.pick(SERVICE_KINDS);
  const customer = dice.pick(world.customers);
  const provider = dice.pick(world.providers[kind]);
  const story: OrderStory = { service, customer, provider };
  if (kind === 'gas') await trucksAreSeen(world);
  const common = {
    gDate: aDayFromNow(service.context, 1 + dice.below(2)),
    deliverytimeid: toDeliveryTimeId(kind === 'testing' ? 8 : 8 + dice.below(9)),
    usesGift: dice.percent(40),
  };
  const placed = await PLACE[kind]({ world, story, common, destinationId: customer.destinationId });
  if (!placed) return;
  world.orders.push({ ...placed, seriesid: placed.seriesid ?? null, kind, customer });
  if (kind === 'task' || kind === 'moving') await biddersAreTold(service);
  else if (dice.percent(85)) await payFor(world, placed, customer.userId);
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
  readonly destinationId: number;
}

type Placed = { readonly taskid: number; readonly reqid: number; readonly seriesid?: number | null } | null;

const as = ({ story }: Wish) => story.customer.userId;
const ofKind = (kind: ServiceKind) => ({ serviceEnum: kind, srvcategoryid: CATEGORIES[kind], cleaningHours: null });
const clean = (wish: Wish, wishes: Parameters<typeof aDraft>[1]): Promise<Placed> =>
  wish.world.call('clean/addcleanrequest', aDraft(wish.story, { ...wish.common, ...wishes }), as(wish));

const textile = (wish: Wish) => ({
  grade: wish.world.dice.pick(SERVICE_GRADES),
  returnDate: aDayFromNow(wish.world.service.context, 5),
  returnTimeId: 12,
});

const PLACE: Readonly<Record<ServiceKind, (wish: Wish) => Promise<Placed>>> = {
  cleaning: (wish) =>
    clean(wish, wish.world.dice.percent(15) ? { plan: 'weekly', weekdays: [toSeriesWeekday(wish.common.gDate)] } : {}),
  laundry: (wish) =>
    wish.world.call(
      'laundry/addlaundryrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('laundry'),
        ...textile(wish),
        srvcattypeid: 501,
        clothes: [{ itemId: 50101, count: 8 }],
      }),
      as(wish),
    ),
  carpet: (wish) =>
    wish.world.call(
      'laundry/addlaundryrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('carpet'),
        ...textile(wish),
        srvcattypeid: 701,
        carpets: [{ units: 12, count: 1 }],
      }),
      as(wish),
    ),
  upholstery: (wish) =>
    clean(wish, {
      ...ofKind('upholstery'),
      srvcattypeid: 704,
      grade: 'ECO',
      upholstery: [{ piece: 'seat', count: 7 }],
    }),
  carwash: (wish) =>
    wish.world.call(
      'car/addcarwashrequest',
      aDraft(wish.story, {
        ...wish.common,
        ...ofKind('carwash'),
        srvcattypeid: 902,
        carTypeId: 2,
        carWashLocation: 'on-site',
      }),
      as(wish),
    ),
  testing: (wish) =>
    clean(wish, {
      ...ofKind('testing'),
      srvcattypeid: 2403,
      testIds: [24031],
      personCount: 1,
      persons: [{ name: 'Sara Ahmadi', birthYear: 1370 }],
    }),
  task: (wish) => wish.world.call('handyman/addhandymanrequest', aTaskDraft(wish.story, wish.common), as(wish)),
  moving: (wish) =>
    wish.world.call(
      'handyman/addhandymanrequest',
      {
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
      },
      as(wish),
    ),
  gas: (wish) =>
    wish.world.call(
      'handyman/addgasrequest',
      {
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
      },
      as(wish),
    ),
};
