import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { contract, type CallName } from '@/lib/contract';
import type { CallDefinition } from '@/lib/contract/call';
import { WORK_VEHICLE_PAPERS } from '@/lib/contract/provider-enumerations';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { createDoor, type Door } from '../http/door/door';
import { userRoles } from '../schema';
import { anOrderStory, aDraft, aPaidOrder, type OrderStory } from '../seed/stories/orders';
import { TAJRISH_ID } from '../seed/stories/people';
import { aTruck, CAR } from '../seed/stories/trucks';
import { useMarket } from '../testing/use-market';

type Json = Readonly<Record<string, unknown>>;

const names = (Object.keys(contract) as CallName[]).filter((name) => !contract[name].isUpload);

/** Values that programs send and people do not: each in place of one field after the other that has such a value. */
const HOSTILE_TEXTS = [
  '',
  'x'.repeat(20_000),
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  "'; drop table users; --",
  '__proto__',
  '%00',
  '1e3',
  '2026-99-99',
  '9999-12-31',
  '2147483648',
];
const HOSTILE_NUMBERS = [0, -1, 1.5, 2_147_483_648, 9_007_199_254_740_991, 1e308, '2147483648'];
const HOSTILE_SHAPES = [null, [], { toString: 1, length: 1e9 }];

/** The first number of trucks. */
const FIRST_TRUCK_ID = 701;
/** A sample that is refused as it is: its call needs more than one field to ask for anything. */
const UNREACHED: readonly CallName[] = ['boot/addApplyJob', 'joinus/sendapplication'];

/** Fields that one call needs otherwise than the others. */
const OTHERWISE: Partial<Record<CallName, Json>> = {
  'handyman/addhandymanrequest': { serviceEnum: 'task', srvcategoryid: '12', srvcattypeid: 1201 },
  'gaslog/gasprice': { gasTypeEnum: 'REGULAR', litreVolume: 20 },
  'expert/telldelay': { minutes: 10 },
  'expert/recordcash': { partRial: 0, reference: undefined },
  'dispute/opendispute': { piece: undefined },
  'gift/redeemgift': { priceRial: 1_000_000 },
  'regular/takeoffer': { priceRial: 1_000_000 },
  'pricechange/addpricechange': { lines: [{ key: 'less-work', amountRial: -10 }] },
  'handyman/addgasrequest': {
    serviceEnum: 'gas',
    srvcategoryid: '22',
    gasTruckId: FIRST_TRUCK_ID,
    carLatitude: CAR.latitude,
    carLongitude: CAR.longitude,
    carPlace: 'a',
    autoBrandId: 1,
    gasTypeEnum: 'REGULAR',
    litreVolume: 20,
  },
  'laundry/addlaundryrequest': {
    serviceEnum: 'laundry',
    srvcategoryid: '5',
    srvcattypeid: 501,
    cleaningHours: null,
    grade: 'ECO',
    clothes: [{ itemId: 50101, count: 8 }],
    returnDate: '2026-12-05',
    returnTimeId: 12,
  },
  'workvehicle/saveworkvehicle': {
    use: 'nissan',
    capacity: 500,
    lstPaper: WORK_VEHICLE_PAPERS.map((kind) => ({ kind, fileid: 1, validUntil: '2027-01-01' })),
  },
  'car/addcarwashrequest': {
    serviceEnum: 'carwash',
    srvcategoryid: '9',
    srvcattypeid: 902,
    cleaningHours: null,
    carTypeId: 2,
    carWashLocation: 'on-site',
  },
};

/** Some have fifty fields, and each is asked a dozen times. */
const A_CALL_MS = 120_000;

// Every call with everything that may be wrong about each of its fields, by somebody who may make all of them: what is
// refused has a name, and nothing is a fault.
describe('every call of the contract under hostile input', () => {
  const service = useMarket({ ports: { push: { publicKey: 'key', accepts: () => true, send: async () => 'sent' } } });
  let door: Door;
  let story: OrderStory;
  let actorId: number;
  /** Real values by the fields' names, so that only one field is wrong. */
  let known: Json;
  beforeAll(async () => {
    door = createDoor(service.app);
    story = await anOrderStory(service, { cashRials: 50_000_000 });
    actorId = story.customer.userId;
    await aTruck(service.context);
    await service.context.ports.database.connection
      .insert(userRoles)
      .values([1, 4].map((roleId) => ({ userId: actorId, roleId })));
    const { taskid, reqid, reqcode } = await aPaidOrder(story);
    known = {
      ...aDraft(story),
      srvcategoryid: '3',
      taskid,
      reqid,
      reqId: reqid,
      reqcode,
      id: actorId,
      userid: actorId,
      locationid: TAJRISH_ID,
      cityid: 1,
      mobile: story.customer.mobile,
      mobilenumber: '09129999999',
      hourneed: 3,
      giftCode: '0',
      merchantid: undefined,
      cursor: undefined,
      a: 3,
      b: '0',
      serviceCategoryId: 3,
      serviceCategoryTypeId: 301,
      amountRial: 1_000_000,
      deliveryZipCode: '1961733114',
      email: 'sara@example.ir',
      birthDate: '1990-03-21',
      nationalCode: '0499370899',
      nationalId: '10380284790',
      economicCode: '411111111111',
      landline: '02112345678',
      registrationId: '12',
      headOfficeCityId: 1,
      imageFileId: null,
      vehicleType: 'AUTOMOBILE',
      plaque: '12-ب-345-67',
      sheba: 'IR062960000000100324200001',
      endHour: 20,
      gender: 'female',
      descriptionImageId: null,
      descriptionAudioId: null,
      endpoint: 'https://push.example/1',
      p256dh: 'p'.repeat(87),
      auth: 'a'.repeat(22),
      priceRial: undefined,
      lstSrvCategoryId: [3],
      lstLocationId: [TAJRISH_ID],
    };
  });

  const connection = { remoteAddress: '192.0.2.1', localAddress: '127.0.0.1', localPort: 3000 };
  const ask = async (name: CallName, input: unknown) => {
    const definition: CallDefinition = contract[name];
    const answered = await door(toRequest(definition, input, actorId), connection);
    if (answered.status !== 429) return { status: answered.status, body: await answered.text() };
    // Nobody is held back by a budget.
    service.clock.advance(DAY_MS);
    const { status, text } = await door(toRequest(definition, input, actorId), connection).then(async (again) => ({
      status: again.status,
      text: await again.text(),
    }));
    return { status, body: text };
  };

  it.each(names)(
    '[C-90] %s',
    async (name) => {
      const sample = makeSample(toJsonSchema(contract[name].input), { ...known, ...OTHERWISE[name] });
      for (const input of [sample, ...listWrong(sample)]) {
        const { status, body } = await ask(name, input);
        if (input === sample && !UNREACHED.includes(name)) expect([status === 400, body]).toEqual([false, body]);
        const isFault = status === 500 || status === 503;
        expect([isFault ? [JSON.stringify(input).slice(0, 600), body] : null, status < 502]).toEqual([null, true]);
      }
    },
    A_CALL_MS,
  );
});

function toRequest(definition: CallDefinition, input: unknown, actorId: number): Request {
  const { host, method, path } = definition;
  const headers = {
    authorization: `as-user-${actorId}`,
    host: 'localhost:3000',
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
  };
  const fields = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  const texts = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  );
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, field = '']) => field);
  const filled = path.replace(/\{(\w+)\}/g, (_placeholder, field: string) =>
    encode(texts[field] ?? 'x').slice(0, 2000),
  );
  const query =
    method === 'GET'
      ? `?${Object.entries(texts)
          .filter(([field]) => !inPath.includes(field))
          .map(([field, value]) => `${field}=${encode(value).slice(0, 2000)}`)
          .join('&')}`
      : '';
  return new Request(`http://localhost:3000/api/${host}/${filled}${query}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: JSON.stringify(input) }),
  });
}

/** A lone surrogate has no form in an address. */
function encode(text: string): string {
  return /\p{Surrogate}/u.test(text) ? '%ED%A0%80' : encodeURIComponent(text);
}

function toJsonSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** An input that the schema allows, with the real values where there are some. */
function makeSample(schema: Json, known: Json): unknown {
  const branches = [schema.anyOf, schema.oneOf].find(Array.isArray);
  if (Array.isArray(branches))
    return makeSample(branches.filter(({ type }: Json) => type !== 'null').at(-1) as Json, known);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const type: unknown = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (type === 'object') {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
    return Object.fromEntries(
      properties.map(([field, inner]) => [field, field in known ? known[field] : makeSample(inner, known)]),
    );
  }
  if (type === 'array') return [makeSample((schema.items ?? {}) as Json, known)];
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return Math.max(1, Number(schema.minimum ?? 1));
  return makeText(schema);
}

function makeText({ format, pattern, minLength, maxLength }: Json): string {
  if (format === 'date') return '2026-12-01';
  if (format === 'uuid') return randomUUID();
  const found = ['text of a sample', '0'.repeat(64)].find(
    (text) => typeof pattern !== 'string' || new RegExp(pattern).test(text),
  );
  return (found ?? 'text').padEnd(Number(minLength ?? 0), 'x').slice(0, Number(maxLength ?? Infinity));
}

/**
 * The sample with each hostile value in the place of each of its fields, nested ones too. The value comes as an unasked
 * field as well.
 */
function* listWrong(sample: unknown): Generator<unknown> {
  if (typeof sample !== 'object' || sample === null) return;
  for (const [field, value] of Object.entries(sample)) {
    const alike = typeof value === 'string' ? HOSTILE_TEXTS : typeof value === 'number' ? HOSTILE_NUMBERS : ['text', 1];
    for (const hostile of [...alike, ...HOSTILE_SHAPES]) yield replace(sample, field, hostile);
    for (const inner of listWrong(value)) yield replace(sample, field, inner);
  }
  if (!Array.isArray(sample))
    yield JSON.parse(
      `{"__proto__":{"isOperator":true,"userId":1},"constructor":{"prototype":{}},${JSON.stringify(sample).slice(1)}`.replace(
        /,\}$/,
        '}',
      ),
    );
}

function replace(sample: object, field: string, value: unknown): unknown {
  return Array.isArray(sample)
    ? sample.map((entry, index) => (String(index) === field ? value : entry))
    : { ...sample, [field]: value };
}
