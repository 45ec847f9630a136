import { KIND_SHAPES, SERVICE_KINDS, type ServiceKind } from '@/lib/contract/enumerations';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { KINDS } from '@/lib/funnel/kinds';

import { applyPreset, toPresetFields, type OrderPreset } from './order-preset';
import type { OrderService } from './order-service';

const NOTHING: OrderPreset = { typeId: null, hours: null, mode: null, carTypeId: null, worker: null };
const MARYAM = { userId: 202, fullname: 'Maryam' };
const KINDS_OF_CHOICE = SERVICE_KINDS.filter((kind) => KIND_SHAPES[kind].matching === 'provider');

const toService = (kind: ServiceKind): OrderService => ({
  categoryId: 1,
  kind,
  seopath: kind,
  name: kind,
  types: [11, 12].map((id) => ({
    id,
    kind,
    name: String(id),
    description: '',
    seopath: String(id),
    fromPriceRial: null,
    usualFromRial: null,
  })),
  grades: [],
  pictureUrl: '',
  minimumHours: 3,
  carBodyTypes: [],
  activeCityIds: [1],
});
const open = (kind: ServiceKind, draft: OrderDraft, preset: Partial<OrderPreset>) =>
  applyPreset(draft, KINDS[kind].flow, toPresetFields(toService(kind), { ...NOTHING, ...preset }));
/** All but the payment is answered, and somebody was chosen. */
const toChosen = (kind: ServiceKind, workerUserId: number): OrderDraft => ({
  ...createDraft({ serviceEnum: kind, srvcategoryid: 1 }),
  srvcattypeid: 11,
  grade: 'ECO',
  cleaningHours: 4,
  priceRial: 100,
  gDate: '2026-12-01',
  deliverytimeid: 9,
  workerUserId,
  merchantid: workerUserId,
  providerName: 'Zahra',
  providerGender: 'male',
});

it('a page of a professional is followed by the order of each kind that chooses from a list', () => {
  expect(KINDS_OF_CHOICE).toEqual(SERVICE_KINDS.filter((kind) => KINDS[kind].providers !== null));
});

describe.each(KINDS_OF_CHOICE)('a link to the order of one professional, of %s', (kind) => {
  it('has the wish in a new order, and after it was kept and changed to another type', () => {
    const begun = open(kind, createDraft({ serviceEnum: kind, srvcategoryid: 1 }), { worker: MARYAM });
    expect(begun).toMatchObject({ wishedProviderId: 202, wishedProviderName: 'Maryam', workerUserId: null });
    const kept = findStoredDraft(encodeDraft(begun));
    expect(kept && open(kind, kept, { typeId: 12 })).toMatchObject({ srvcattypeid: 12, wishedProviderId: 202 });
  });

  it('takes the place of the provider chosen in an order that was begun, of the list she is not in, and of nothing else', () => {
    expect(open(kind, toChosen(kind, 201), { worker: MARYAM })).toEqual({
      ...toChosen(kind, 201),
      workerUserId: null,
      merchantid: null,
      providerName: null,
      providerGender: null,
      wishedProviderId: 202,
      wishedProviderName: 'Maryam',
    });
  });

  it('leaves her chosen who was chosen already', () => {
    expect(open(kind, toChosen(kind, 202), { worker: MARYAM })).toMatchObject({ workerUserId: 202, merchantid: 202 });
  });
});

it('the answers of a service’s page take with them what depended on others, and are none where they are the same', () => {
  const draft = toChosen('cleaning', 201);
  expect(open('cleaning', draft, { hours: 4, mode: 'hours' })).toMatchObject({ cleaningHours: 4, workerUserId: 201 });
  expect(open('cleaning', draft, { hours: 5 })).toMatchObject({ cleaningHours: 5, priceRial: null });
  expect(open('cleaning', draft, { typeId: 12, hours: 5 })).toMatchObject({
    srvcattypeid: 12,
    cleaningHours: 5,
    workerUserId: null,
    gDate: null,
  });
  expect(open('cleaning', draft, {})).toEqual(draft);
});
