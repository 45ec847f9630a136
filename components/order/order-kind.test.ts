import { createDraft } from '@/lib/funnel/draft';
import { applyAnswer, nextStep } from '@/lib/funnel/engine';
import { STEPS } from '@/lib/funnel/steps';

import { createPresetDraft, toPresetFields } from './state/order-preset';
import { toFlowFacts, type OrderService } from './state/order-service';
import { toWalk, withKind } from './state/order-walk';

const RUG = 701;
const SOFA = 704;
const toType = (id: number, kind: 'carpet' | 'upholstery') => ({
  id,
  kind,
  name: '',
  description: '',
  seopath: '',
  fromPriceRial: null,
  usualFromRial: null,
});

/** Rugs, which are taken along, with a sofa among them, which is washed where it stands. */
const service: OrderService = {
  categoryId: 7,
  kind: 'carpet',
  seopath: 'carpet-cleaning',
  name: '',
  types: [toType(RUG, 'carpet'), toType(SOFA, 'upholstery')],
  grades: [],
  pictureUrl: '',
  minimumHours: 1,
  carBodyTypes: [],
  activeCityIds: [1],
};
const facts = toFlowFacts(service);
const begun = createDraft({ serviceEnum: 'carpet', srvcategoryid: 7 });
const rug = { ...begun, srvcattypeid: RUG, grade: 'ECO' as const, carpets: [{ units: 6, count: 1 }] };
const listAsked = (draft: typeof begun) => toWalk(draft, service, facts).flow.map(({ question }) => question);

describe('an order of a type that is of another kind than its service', () => {
  it('is of the type’s kind, whatever was stored with it, and of the service’s while no type is chosen', () => {
    expect(withKind({ ...begun, srvcattypeid: SOFA }, service).serviceEnum).toBe('upholstery');
    expect(withKind({ ...begun, serviceEnum: 'upholstery', srvcattypeid: RUG }, service).serviceEnum).toBe('carpet');
    expect(withKind({ ...begun, serviceEnum: 'upholstery' }, service).serviceEnum).toBe('carpet');
    const preset = { typeId: SOFA, hours: null, mode: null, carTypeId: null, worker: null };
    const linked = createPresetDraft(service, toPresetFields(service, preset));
    expect(withKind(linked, service)).toMatchObject({ serviceEnum: 'upholstery', srvcattypeid: SOFA });
  });

  it('asks its own questions, and no day of return', () => {
    const sofa = { ...begun, srvcattypeid: SOFA };
    expect(listAsked(sofa)).toContain('upholstery');
    expect(listAsked(sofa)).not.toContain('return-date-time');
    expect(listAsked(rug)).toContain('return-date-time');
  });

  it('loses the sizes of a rug when a sofa is chosen in its place, and goes on with the seats', () => {
    const type = { question: 'service-type' as const, fields: { srvcattypeid: SOFA } };
    const { draft, cleared } = applyAnswer(rug, type, toWalk(rug, service, facts).flow);
    expect(cleared).toEqual(['basket']);
    const walk = toWalk(draft, service, facts);
    const step = nextStep(STEPS.mainServices, walk);
    expect([step, walk.flow.find((known) => known.step === step)?.question]).toEqual([2, 'upholstery']);
  });
});
