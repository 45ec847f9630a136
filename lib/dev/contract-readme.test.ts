import { readFileSync } from 'node:fs';
import path from 'node:path';

import { z } from 'zod';

import { contract, type CallName } from '@/lib/contract';
import { isErrorKey } from '@/lib/contract/errors';

const text = readFileSync(path.join(__dirname, '../contract/README.md'), 'utf8');

interface Row {
  readonly name: string;
  readonly who: string;
  readonly request: string;
  readonly answer: string;
  readonly errors: string;
}

const rows: readonly Row[] = text
  .split('\n')
  .filter((line) => /^\| `/.test(line))
  .map((line) => {
    const [, name = '', who = '', request = '', answer = '', errors = ''] = line.split('|').map((cell) => cell.trim());
    return { name: name.replaceAll('`', ''), who, request, answer, errors };
  });

/** The calls of our own that the tables are to have: every one of these areas, and those that stand alone. */
const OWN = (Object.keys(contract) as CallName[]).filter(
  (name) =>
    /^(joinus|operator|custody|workphoto|workvehicle|ontheway|team|visitshare)\//.test(name) ||
    [
      'boot/getpartners',
      'wallet/getturnover',
      'ipg/increasewallet',
      'gas/adddelivery',
      'gift/redeemgift',
      'workerprofile/getall',
      'workerprofile/getown',
      'workerprofile/saveown',
      'workerprofile/addpicture',
      'review/answerreview',
      'payout/savesheba',
      'payout/getstatement',
      'user/getpersonaldata',
      'user/eraseaccount',
      'nonePreloader/user/getpushkey',
      'nonePreloader/user/readorderinbox',
      'user/addpushdevice',
      'user/removepushdevice',
      'provider/getsanctions',
      'provider/appealsanction',
      'expert/getmatch',
      'reqandpay/reportnoshow',
      'reqandpay/answerdoor',
      'reqandpay/payheldfee',
      'dispute/contestfee',
      'ordermessage/callcustomer',
      'reqandpay/getnextprovider',
      'reqandpay/getrescheduledate',
      'clean/getrepeatdraft',
      'clean/getrepeathour',
      'uploadtestresult',
      'testing/withdrawresult',
      'pricechange/getbylink',
      'pricechange/decidebylink',
      'orderrecipient/getvisit',
      'orderrecipient/refusevisit',
      'orderrecipient/getmessages',
      'orderrecipient/writemessage',
      'orderrecipient/getposition',
      'suggestion/getguideprice',
      'suggestion/getownsuggestion',
      'suggestion/addquestion',
      'suggestion/answerquestion',
      'boot/tellmewhenopen',
      'boot/stoptellmewhenopen',
    ].includes(name),
);

const KEYED = ['ipg/increasewallet', 'pricechange/decidebylink'];

const listQuoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

/** The fields at the top of a schema: of every form that it has, and those that every form asks for. */
function listFields(
  schema: z.ZodType,
  io: 'input' | 'output',
): { readonly all: readonly string[]; readonly needed: readonly string[] } {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as {
    properties?: object;
    required?: string[];
    anyOf?: { properties?: object; required?: string[] }[];
    oneOf?: { properties?: object; required?: string[] }[];
  };
  const forms = json.anyOf ?? json.oneOf ?? [json];
  const all = [...new Set(forms.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return { all, needed: all.filter((field) => forms.every(({ required = [] }) => required.includes(field))) };
}

describe('the tables of lib/contract/README.md', () => {
  it('name every call of our own once, and nothing else', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(OWN.toSorted());
  });

  it.each(rows)(
    '$name: who may call it, its fields and its errors are the contract’s',
    ({ name, who, request, answer, errors }) => {
      const definition = contract[name as CallName];
      expect(who).toBe(definition.access);
      expect(listQuoted(errors).toSorted()).toEqual([...definition.outcomes].toSorted());
      expect(listQuoted(errors).filter((key) => !isErrorKey(key))).toEqual([]);
      const input = listFields(definition.input, 'input');
      for (const field of input.all)
        expect([
          field,
          listQuoted(request)
            .map((quoted) => quoted.replace('?', ''))
            .includes(field),
        ]).toEqual([field, true]);
      for (const field of input.needed)
        expect([field, listQuoted(request)]).toEqual([field, expect.arrayContaining([field])]);
      for (const quoted of listQuoted(request).filter((mark) => mark.endsWith('?')))
        expect([quoted, input.needed.includes(quoted.slice(0, -1)), input.all.includes(quoted.slice(0, -1))]).toEqual([
          quoted,
          false,
          true,
        ]);
      const output = listFields(definition.answer, 'output');
      for (const field of output.all) expect([field, listQuoted(answer).includes(field)]).toEqual([field, true]);
    },
  );

  it('say which calls ask for an idempotency key', () => {
    for (const { name } of rows)
      expect([name, contract[name as CallName].isIdempotent]).toEqual([name, KEYED.includes(name)]);
  });
});
