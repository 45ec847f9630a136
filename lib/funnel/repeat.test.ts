import type { CallAnswer } from '@/lib/contract/index';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { firstUnansweredStep } from '@/lib/funnel/engine';
import { FLOWS } from '@/lib/funnel/flows';
import { toRepeatedDraft } from '@/lib/funnel/repeat';
import { STEPS } from '@/lib/funnel/steps';

const answer: CallAnswer<'clean/getrepeatdraft'> = {
  seopath: 'house-cleaning',
  hourCount: 4,
  descriptionImageUrl: null,
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
    petTypes: [],
    clothes: [],
    home: { areaM2: 90, roomCount: 2, bathroomCount: 1, windowCount: 4, isFirstDeepClean: false },
  },
  address: { cityid: 1, text: 'Maghsoudbeyk 12', locationName: 'Tehran, Tajrish' },
  formerProvider: { userId: 202, fullname: 'Maryam' },
};
const toStep = (given: typeof answer) =>
  firstUnansweredStep({
    flow: FLOWS.cleaning,
    facts: { typeCount: 5, gradeCount: 0, childTypeCount: 0 },
    draft: toRepeatedDraft(given),
  });

describe('an order that is made again', () => {
  it('asks for the day first: all else up to the provider is known', () => {
    expect(toStep(answer)).toBe(STEPS.presenceDateTime);
    const dated = { ...toRepeatedDraft(answer), gDate: '2026-12-01', deliverytimeid: 9, startHour: 9, visitHours: 4 };
    expect(
      firstUnansweredStep({
        flow: FLOWS.cleaning,
        facts: { typeCount: 5, gradeCount: 0, childTypeCount: 0 },
        draft: dated,
      }),
    ).toBe(STEPS.selectWorker);
  });

  it('asks for an address that was deleted since', () => {
    expect(
      toStep({ ...answer, address: null, draft: { ...answer.draft, deliveryaddrid: null, locationid: null } }),
    ).toBe(STEPS.address);
  });

  it('survives being stored, former provider and size of the home included', () => {
    const draft = toRepeatedDraft(answer);
    expect(findStoredDraft(encodeDraft(draft))).toEqual(draft);
    expect(draft).toMatchObject({
      formerProviderId: 202,
      workerUserId: null,
      detailsMode: 'size',
      sizeForm: { areaM2: '90' },
      usesGift: false,
      usesWallet: false,
    });
  });
});
