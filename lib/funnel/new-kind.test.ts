import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SERVICE_KINDS } from '@/lib/contract/enumerations';
import { listSources } from '@/lib/dev/import-graph.mjs';
import { createDraft, EMPTY_DRAFT, toRepeatedDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft } from '@/lib/funnel/draft-storage';
import { applyAnswer, findEditStepOf, firstUnansweredStep, nextStep, type Walk } from '@/lib/funnel/engine';
import type { FormerOrder } from '@/lib/funnel/field';
import type { ServiceFlow } from '@/lib/funnel/flow';
import { findOrderRequest } from '@/lib/funnel/order-request';
import { STEPS } from '@/lib/funnel/steps';
import { curtains } from '@/lib/funnel/testing/curtains/kind';

// The one line that the table of kinds gets.
jest.mock('@/lib/funnel/kinds', () => {
  const { KINDS } = jest.requireActual<{ KINDS: object }>('@/lib/funnel/kinds');
  const { curtains: added } = jest.requireActual<{ curtains: object }>('@/lib/funnel/testing/curtains/kind');
  return { KINDS: { ...KINDS, curtains: added } };
});

const ROOT = path.join(__dirname, '../..');
/** The whole of the product is type-checked, beside other tests. */
const CHECK_MS = 480_000;
const CONFIGURATION = 'product.json';
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

type Curtains = OrderDraft & { readonly curtainCount: number | null };
const toAnswer = (count: number): Partial<Curtains> => ({ curtainCount: count });
type CurtainQuestion = (typeof curtains.flow)[number]['question'];
// In the table of kinds its answer is one of the draft's already.
const flow: ServiceFlow<CurtainQuestion> = curtains.flow;

const ordered = {
  ...createDraft({ serviceEnum: 'cleaning', srvcategoryid: 40 }),
  srvcattypeid: 4001,
  curtainCount: null,
} satisfies Curtains;

const CHECKED_FOLDERS = ['app', 'components', 'lib'];
/** Test helpers are searched only where a source of the product needs them. */
const OF_TESTS = ['**/testing/**', '**/testing.*'];
const isTest = (file: string) => /\.(test|suite)\.tsx?$/.test(file);

/** Copies all sources but the tests into a folder, with the files that their types are read by. */
function copyProduct(folder: string): void {
  for (const each of CHECKED_FOLDERS)
    cpSync(path.join(ROOT, each), path.join(folder, each), { recursive: true, filter: (file) => !isTest(file) });
  for (const each of ['messages', 'tsconfig.json'])
    cpSync(path.join(ROOT, each), path.join(folder, each), { recursive: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  const configuration = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: CHECKED_FOLDERS.map((each) => `${each}/**/*`),
    exclude: ['node_modules', ...OF_TESTS],
  };
  writeFileSync(path.join(folder, CONFIGURATION), JSON.stringify(configuration));
}

/**
 * What the compiler says of the sources in a folder. It is the native one, which needs a third of the processor time;
 * the other worker has the other core.
 */
function checkTypes(folder: string): string[] {
  const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const args = [compiler, '--singleThreaded', '--pretty', 'false', '-p', CONFIGURATION];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((line) => /\berror TS/.test(line) && !/\/testing(\/|\.)/.test(line));
}

function toWalk(draft: OrderDraft): Walk<CurtainQuestion> {
  return { flow, facts: { typeCount: 2, gradeCount: 1, childTypeCount: 1 }, draft };
}

describe('a kind that the funnel does not know', () => {
  const { draft } = applyAnswer(ordered, { question: 'curtains', fields: toAnswer(6) }, flow);

  it('asks its own question in its place, and goes on', () => {
    expect(EMPTY_DRAFT).toMatchObject({ curtainCount: null });
    expect(firstUnansweredStep(toWalk(ordered))).toBe(STEPS.gradeServices);
    expect(nextStep(STEPS.gradeServices, toWalk(draft))).toBe(STEPS.address);
    expect(findEditStepOf('curtains', toWalk(draft))).toBe(STEPS.editGradeServices);
    const priced = { ...draft, priceRial: 100 };
    expect(applyAnswer(priced, { question: 'curtains', fields: toAnswer(7) }, flow).cleared).toEqual(['price']);
  });

  it('stores, sends and repeats its answer by its row alone', () => {
    expect(findStoredDraft(encodeDraft(draft))).toEqual(draft);
    expect(findStoredDraft(encodeDraft({ ...draft, ...{ curtainCount: 'six' } }))).toMatchObject({
      curtainCount: null,
    });
    expect(findOrderRequest(draft)).toMatchObject({ curtainCount: 6 });
    const former = { draft: { curtainCount: 6 }, hourCount: 2, address: null, formerProvider: null };
    expect(
      toRepeatedDraft({
        ...former,
        draft: { ...former.draft, moreTypeIds: [], clothes: [], carpets: [], upholstery: [], testIds: [], persons: [] },
      } as unknown as FormerOrder),
    ).toMatchObject({ curtainCount: 6 });
  });

  it('has a price as soon as it is answered', () => {
    expect(curtains.price.isReady(ordered)).toBe(false);
    expect(curtains.price.isReady({ ...ordered, curtainCount: 6 })).toBe(true);
  });
});

describe('all files of a new kind', () => {
  /** Source files outside the words and the migrations. */
  const MOST_FILES = 12;
  const TABLES = [
    'lib/contract/enumerations.ts',
    'lib/funnel/kinds.ts',
    'lib/server/kinds/kinds.ts',
    'components/order/kinds/kinds.ts',
  ];
  const CHANGE = path.join(__dirname, 'testing/curtains/new-kind.diff');
  const changed = [...readFileSync(CHANGE, 'utf8').matchAll(/^diff --git a\/(\S+)/gm)].map(([, file]) => file ?? '');
  const sources = ['lib/funnel/kinds/curtains/kind.ts', ...changed.filter((file) => !file.startsWith('messages/'))];
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'new-kind-'));
    copyProduct(folder);
    execFileSync('git', ['apply', CHANGE], { cwd: folder });
    cpSync(path.join(__dirname, 'testing/curtains/kind.ts'), path.join(folder, 'lib/funnel/kinds/curtains/kind.ts'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it(`are ${MOST_FILES} source files at most, ${TABLES.length} of them tables of kinds`, () => {
    expect(sources.length).toBeLessThanOrEqual(MOST_FILES);
    expect(sources).toEqual(expect.arrayContaining(TABLES));
  });

  it(
    'compile with its words alone, as every other source does',
    () => {
      // It alone is wrong, so that a check that looked at nothing is found out.
      const planted = 'lib/planted.ts';
      writeFileSync(path.join(folder, planted), "export const planted: number = 'a word';\n");
      expect(checkTypes(folder)).toEqual([
        "lib/planted.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.",
      ]);
    },
    CHECK_MS,
  );
});

describe('the places that know a kind of service', () => {
  const TABLES = ['components/order/kinds/kinds.ts', 'lib/funnel/kinds.ts', 'lib/server/kinds/kinds.ts'];
  const OF_ONE_KIND: Readonly<Record<string, string>> = {
    'components/order/price/find-first-price.ts': 'a cleaning alone has a price at its first question',
    'lib/server/catalogue/calchours.ts': 'a call of the cleaning alone (SPEC 7)',
    'lib/server/catalogue/calchours4cleanoutdoor.ts': 'a call of the cleaning alone (SPEC 7)',
    'lib/server/catalogue/category-bundle.ts': 'cleanMinHourNeed is a field of the bundle (SPEC 3)',
    'lib/server/catalogue/shipped-catalogue.ts': 'its book is stored with the names of pets',
    'lib/server/orders/calls/placing/getcleanprice.ts': 'a call of the cleaning alone (SPEC 7)',
    'lib/server/prices/getallextra.ts': 'a call of the cleaning alone: others have nothing to add',
    'lib/server/prices/getallhome.ts': 'a call of the cleaning alone: other work is not measured by homes',
  };
  const OF_A_CAR_WASH: Readonly<Record<string, string>> = {
    'lib/server/prices/getallrate.ts': 'a call of the car wash alone (SPEC 7)',
  };
  const OF_REMOVALS: Readonly<Record<string, string>> = {
    'lib/server/prices/getallvehicle.ts': 'a call of removals alone (SPEC 7)',
  };
  const OF_PETROL: Readonly<Record<string, string>> = {
    'components/order/pre-invoice/pre-invoice.tsx': 'when its truck arrives stands where others have an hour',
    'lib/server/orders/calls/placing/gasprice.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/petrol/sendroutmsg.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/petrol/trucklocations.ts': 'a call of petrol alone (SPEC 7)',
    'lib/server/orders/calls/price-changes/addpricechange.ts':
      'what went into the tank settles its sum, and nothing else does',
    'lib/server/orders/calls/petrol/delivery.ts': 'what went into the tank settles its sum',
    'lib/server/orders/reading/petrol-fields.ts': 'petrol alone has a truck and litres',
    'lib/server/orders/reading/truck-day.ts': 'the day of a truck counts its litres',
    'lib/server/orders/reading/task-detail.ts': 'its litres alone say what it costs: nothing is proposed',
  };
  const OF_SOFAS: Readonly<Record<string, string>> = {
    'lib/server/orders/record/grade-name.ts': 'its category is the carpets’, whose grades name carpets',
  };
  const OF_TESTS: Readonly<Record<string, string>> = {
    'components/order/questions/date-time.tsx': 'a fasting person is offered the hours of the morning',
    'components/order/state/use-available-dates.ts': 'a fasting person is offered the hours of the morning',
    'components/order/questions/use-free-providers.ts': 'the earliest hour of a fasting person is in the morning',
    'lib/server/prices/getalltest.ts': 'a call of the tests alone (SPEC 7)',
  };
  const OF_LAUNDRY: Readonly<Record<string, string>> = {
    'lib/server/availability/getreturndate.ts': 'the call is the laundry’s where no category is named (SPEC 7)',
    'lib/server/orders/calls/placing/getlaundryprice.ts': 'a call of the laundry alone (SPEC 7)',
    'lib/server/prices/getallitembygrade.ts': 'a call of the laundry alone (SPEC 7)',
    'lib/server/prices/getallitems.ts': 'a call of the laundry alone (SPEC 7)',
  };
  const isHere = (file: string) =>
    /^(app|components|lib\/(client|funnel|i18n|seo|server))\//.test(file) &&
    // Samples and what tests share tell of orders, and an order is of some kind.
    !/^lib\/server\/(seed|testing)\//.test(file) &&
    !/(\.(test|suite)|\/testing)\.tsx?$/.test(file);
  const files = listSources(ROOT).filter(isHere);
  const listPlaces = (kind: string) => {
    // In the code `testing` is the help for tests.
    const folder = kind === 'testing' ? 'medical-tests' : kind;
    const names = new RegExp(`/kinds/${folder}/|(kind|serviceEnum)\\b[^\\n]{0,8}'${kind}'`);
    const isOfKind = (file: string) => file.includes(`/kinds/${folder}/`);
    return files.filter((file) => !isOfKind(file) && names.test(read(file)));
  };

  it.each(SERVICE_KINDS)('are its folders, a line in a table, and listed places with a reason: %s', (kind) => {
    const own =
      {
        cleaning: OF_ONE_KIND,
        carwash: OF_A_CAR_WASH,
        moving: OF_REMOVALS,
        gas: OF_PETROL,
        laundry: OF_LAUNDRY,
        testing: OF_TESTS,
        upholstery: OF_SOFAS,
      }[kind as string] ?? {};
    const known = [...TABLES, ...Object.keys(own)];
    expect(listPlaces(kind).filter((file) => !known.includes(file))).toEqual([]);
  });

  it('are listed only where they exist', () => {
    const places = listPlaces('cleaning');
    expect(Object.keys(OF_ONE_KIND).filter((file) => !places.includes(file))).toEqual([]);
  });
});
