import type { CallAnswer } from '@/lib/contract/index';
import { repeatableAnswers } from '@/lib/contract/order-draft';
import { EMPTY_DRAFT, FIELD_ROWS, toRepeatedDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { firstUnansweredStep } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';

const answer: CallAnswer<'clean/getrepeatdraft'> = {
  seopath: 'house-cleaning',
  hourCount: 4,
  descriptionImageUrl: null,
  moreImageUrls: [],
  descriptionAudioUrl: null,
  draft: {
    serviceEnum: 'cleaning',
    srvcategoryid: 3,
    srvcattypeid: 301,
    description: '',
    deliveryaddrid: 5,
    locationid: 1001,
    plan: 'weekly',
    frequency: 4,
    extras: [],
    petTypes: [],
    moreImageIds: [],
    moreTypeIds: [],
    clothes: [],
    carpets: [],
    upholstery: [],
    testIds: [],
    persons: [],
    heavyPieces: [],
    hasPacking: false,
    home: { areaM2: 90, roomCount: 2, bathroomCount: 1, windowCount: 4, isFirstDeepClean: false },
  },
  address: { cityid: 1, text: 'Maghsoudbeyk 12', locationName: 'Tehran, Tajrish' },
  destination: null,
  formerProvider: { userId: 202, fullname: 'Maryam' },
  formerPayment: { way: 'online', ipgId: null },
};
const toStep = (given: typeof answer) =>
  firstUnansweredStep({
    flow: KINDS.cleaning.flow,
    facts: { typeCount: 5, gradeCount: 0, childTypeCount: 0 },
    draft: toRepeatedDraft(given),
  });

describe('a repeated order', () => {
  it('asks for the day first: all answers up to the provider are known', () => {
    expect(toStep(answer)).toBe(STEPS.presenceDateTime);
    const dated = { ...toRepeatedDraft(answer), gDate: '2026-12-01', deliverytimeid: 9, startHour: 9, visitHours: 4 };
    expect(
      firstUnansweredStep({
        flow: KINDS.cleaning.flow,
        facts: { typeCount: 5, gradeCount: 0, childTypeCount: 0 },
        draft: dated,
      }),
    ).toBe(STEPS.selectWorker);
  });

  it('asks for a deleted address', () => {
    expect(
      toStep({ ...answer, address: null, draft: { ...answer.draft, deliveryaddrid: null, locationid: null } }),
    ).toBe(STEPS.address);
  });

  it('has a row for each repeated answer, but for the rhythm: every order is one visit', () => {
    const taken = FIELD_ROWS.flatMap(([name, row]) => (row.isRepeated || (row.fromFormer && row.toWire) ? [name] : []));
    expect(taken.sort()).toEqual(Object.keys(repeatableAnswers.omit({ plan: true }).shape).sort());
    const everything = {
      ...answer.draft,
      grade: 'ECO' as const,
      descriptionImageId: 1,
      descriptionAudioId: 2,
      cleaningHours: 5,
      clothes: [{ itemId: 1, count: 2 }],
      carpets: [{ units: 12, count: 1 }],
      upholstery: [{ piece: 'seat' as const, count: 7 }],
      carTypeId: 3,
      carWashLocation: 'on-site' as const,
      testIds: [24031],
      vehicleType: 'AUTOMOBILE' as const,
      plaque: '12-ب-345-67',
      personCount: 1,
      persons: [{ name: 'Sara', birthYear: 1370 }],
    };
    const { plan: _once, ...repeated } = everything;
    const draft = toRepeatedDraft({ ...answer, draft: everything });
    expect(draft).toMatchObject(repeated);
    expect([draft.plan, draft.gDate, draft.workerUserId, draft.paymentWay]).toEqual([null, null, null, null]);
    expect(toRepeatedDraft(answer)).toMatchObject({ grade: EMPTY_DRAFT.grade, clothes: null, personCount: null });
  });

  it('survives storage, with former provider and size of the home', () => {
    const draft = toRepeatedDraft(answer);
    expect(findStoredDraft(encodeDraft(draft))).toEqual(draft);
    expect(draft).toMatchObject({
      formerProviderId: 202,
      workerUserId: null,
      detailsMode: 'size',
      sizeForm: { areaM2: '90' },
      usesGift: null,
      usesWallet: false,
    });
  });
});
