import { readFileSync } from 'node:fs';
import path from 'node:path';

import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { listSources } from '@/lib/dev/import-graph.mjs';
import { createDraft, EMPTY_DRAFT, toRepeatedDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { applyAnswer, findEditStepOf, firstUnansweredStep, nextStep, type Walk } from '@/lib/funnel/engine';
import type { FormerOrder } from '@/lib/funnel/field';
import { findOrderRequest } from '@/lib/funnel/order-request';
import { STEPS } from '@/lib/funnel/steps';
import { curtainFlow } from '@/lib/funnel/testing/curtains/flow';
import { quoteCurtains } from '@/lib/funnel/testing/curtains/quote';

// The one line that the table of fields gets.
jest.mock('@/lib/funnel/fields', () => {
  const { FIELDS } = jest.requireActual<{ FIELDS: object }>('@/lib/funnel/fields');
  const { curtainFields } = jest.requireActual<{ curtainFields: object }>('@/lib/funnel/testing/curtains/fields');
  return { FIELDS: { ...FIELDS, ...curtainFields } };
});

const ROOT = path.join(__dirname, '../..');
const README = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

type Curtains = OrderDraft & { readonly curtainCount: number | null };
const curtains = (count: number): Partial<Curtains> => ({ curtainCount: count });

const ordered = {
  ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 40 }),
  srvcattypeid: 4001,
  curtainCount: null,
} satisfies Curtains;

function toWalk(draft: OrderDraft): Walk<(typeof curtainFlow)[number]['question']> {
  return { flow: curtainFlow, facts: { typeCount: 2, gradeCount: 1, childTypeCount: 1 }, draft };
}

describe('a kind that the funnel has never seen', () => {
  const { draft } = applyAnswer(ordered, { question: 'curtains', fields: curtains(6) }, curtainFlow);

  it('is asked its own question in its place, and goes on', () => {
    expect(EMPTY_DRAFT).toMatchObject({ curtainCount: null });
    expect(firstUnansweredStep(toWalk(ordered))).toBe(STEPS.gradeServices);
    expect(nextStep(STEPS.gradeServices, toWalk(draft))).toBe(STEPS.address);
    expect(findEditStepOf('curtains', toWalk(draft))).toBe(STEPS.editGradeServices);
    const priced = { ...draft, priceRial: 100 };
    expect(applyAnswer(priced, { question: 'curtains', fields: curtains(7) }, curtainFlow).cleared).toEqual(['price']);
  });

  it('has its answer stored, sent and repeated by its row alone', () => {
    expect(findStoredDraft(encodeDraft(draft))).toEqual(draft);
    expect(findStoredDraft(encodeDraft({ ...draft, ...{ curtainCount: 'six' } }))).toMatchObject({
      curtainCount: null,
    });
    expect(findOrderRequest(draft)).toMatchObject({ curtainCount: 6 });
    const former = { draft: { curtainCount: 6 }, hourCount: 2, address: null, formerProvider: null };
    expect(
      toRepeatedDraft({
        ...former,
        draft: { ...former.draft, clothes: [], carpets: [], upholstery: [], testIds: [], persons: [] },
      } as unknown as FormerOrder),
    ).toMatchObject({ curtainCount: 6 });
  });

  it('has its price', () => {
    expect(quoteCurtains(6, 500_000)).toEqual([
      { key: 'curtains', params: { count: 6, rateRials: 500_000 }, amountRials: 3_000_000 },
    ]);
  });
});

describe('what README.md shows of it', () => {
  const blocks = [...README.matchAll(/```(\w+) (\S+)\n([\s\S]*?)```/g)].map(([, language, file, text]) => ({
    language,
    file: file ?? '',
    text: text ?? '',
  }));

  it.each(['fields', 'quote'])('is the very %s.ts that is tested here', (name) => {
    const shown = blocks.find(({ file }) => file === `lib/funnel/kinds/curtains/${name}.ts`);
    expect(shown?.text).toBe(read(`lib/funnel/testing/curtains/${name}.ts`));
  });

  it('is the very step that is tested here', () => {
    const shown = blocks.find(({ file }) => file === 'lib/funnel/kinds/curtains/flow.ts');
    const tested = read('lib/funnel/testing/curtains/flow.ts').replace('(draft: CurtainDraft)', '(draft)');
    expect(tested.split('export const')[1]).toBe(shown?.text.split('export const')[1]);
  });

  it('adds lines to tables that stand as they are shown', () => {
    const diffs = blocks.filter(({ language }) => language === 'diff');
    expect(diffs.length).toBeGreaterThan(0);
    for (const { file, text } of diffs) {
      const lines = text.split('\n').filter(Boolean);
      const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
      expect(lines.filter((line) => line.startsWith('+')).length).toBeGreaterThan(0);
      for (const line of before)
        expect(
          `${file}: ${read(file)
            .split('\n')
            .find((known) => known === line)}`,
        ).toBe(`${file}: ${line}`);
    }
  });
});

describe('the places that know a kind of service', () => {
  const TABLES = [
    'components/order/shell/answer-words.ts',
    'components/order/state/screens.ts',
    'lib/funnel/fields.ts',
    'lib/funnel/flows.ts',
    'lib/funnel/kind-calls.ts',
    'lib/server/orders/placing/kinds.ts',
    'lib/server/orders/parts/price-changes/terms.ts',
    'lib/server/prices/calls.ts',
    'lib/server/prices/priced-kinds.ts',
  ];
  const OF_ONE_KIND: Readonly<Record<string, string>> = {
    'lib/server/catalogue/calchours.ts': 'a call of the cleaning alone (SPEC 7)',
    'lib/server/catalogue/calchours4cleanoutdoor.ts': 'a call of the cleaning alone (SPEC 7)',
    'lib/server/catalogue/category-bundle.ts': 'cleanMinHourNeed is a field of the bundle (SPEC 3)',
    'lib/server/catalogue/shipped-catalogue.ts': 'its book is stored with the names of pets',
    'lib/server/orders/calls/placing/getcleanprice.ts': 'a call of the cleaning alone (SPEC 7)',
  };
  const OF_PETROL: Readonly<Record<string, string>> = {
    'components/order/invoice/pre-invoice.tsx': 'when its truck arrives stands where others have an hour',
    'lib/server/orders/calls/placing/gasprice.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/petrol/sendroutmsg.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/petrol/trucklocations.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/price-changes/addpricechange.ts':
      'what went into the tank settles its sum, and nothing else does',
    'lib/server/orders/calls/petrol/delivery.ts': 'what went into the tank settles its sum',
    'lib/server/orders/reading/petrol-fields.ts': 'petrol alone has a truck and litres',
    'lib/server/orders/reading/task-detail.ts': 'its litres alone say what it costs: nothing is proposed',
  };
  const OF_SOFAS: Readonly<Record<string, string>> = {
    'lib/server/orders/record/grade-name.ts': 'its category is the carpets’, whose grades name carpets',
  };
  const OF_TESTS: Readonly<Record<string, string>> = {
    'components/order/questions/date-time.tsx': 'a fasting person is offered the hours of the morning',
    'components/order/state/use-available-dates.ts': 'a fasting person is offered the hours of the morning',
    'components/order/questions/use-free-providers.ts': 'the earliest hour of a fasting person is in the morning',
  };
  const OF_LAUNDRY: Readonly<Record<string, string>> = {
    'lib/server/availability/getreturndate.ts': 'the call is the laundry’s where no category is named (SPEC 7)',
    'lib/server/orders/calls/placing/getlaundryprice.ts': 'a call of the laundry alone (SPEC 7)',
  };
  const isHere = (file: string) =>
    /^(app|components|lib\/(client|funnel|i18n|seo|server))\//.test(file) &&
    // Samples and what tests share tell of orders, and an order is of some kind.
    !/^lib\/server\/(seed|testing)\//.test(file) &&
    !/(\.test|\/testing)\.tsx?$/.test(file);
  const files = listSources(ROOT).filter(isHere);
  const listPlaces = (kind: string) => {
    // In the code `testing` is the help for tests.
    const folder = kind === 'testing' ? 'medical-tests' : kind;
    const names = new RegExp(`/kinds/${folder}/|(kind|serviceEnum)\\b[^\\n]{0,8}'${kind}'`);
    const isOfKind = (file: string) => file.includes(`/kinds/${folder}/`);
    return files.filter((file) => !isOfKind(file) && names.test(read(file)));
  };

  it.each(SERVICE_KINDS)('are its folders, a line in a table, and what is listed with its reason: %s', (kind) => {
    const own =
      { cleaning: OF_ONE_KIND, gas: OF_PETROL, laundry: OF_LAUNDRY, testing: OF_TESTS, upholstery: OF_SOFAS }[
        kind as string
      ] ?? {};
    const known = [...TABLES, ...Object.keys(own)];
    expect(listPlaces(kind).filter((file) => !known.includes(file))).toEqual([]);
  });

  it('are listed only where they are such places', () => {
    const places = listPlaces('cleaning');
    expect(Object.keys(OF_ONE_KIND).filter((file) => !places.includes(file))).toEqual([]);
  });
});
