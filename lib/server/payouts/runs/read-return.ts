import { Parser } from 'htmlparser2';

import type { ReturnCode } from '@/lib/contract/payout-enumerations';
import { toReturnCode } from '@/lib/domain/payout/return-codes';
import { readCsvText } from '@/lib/domain/text/csv';
import { toLatinDigits } from '@/lib/domain/text/digits';

/** A bank's report of one payout. `unknown`: it took the order and has not settled it. */
export interface ReportedPayout {
  readonly payoutId: number;
  /** Null where the file has no sums. */
  readonly amountRials: number | null;
  readonly result: 'paid' | 'returned' | 'unknown';
  readonly code: ReturnCode;
  /** The bank's own words; empty where it has none. */
  readonly words: string;
}

/** A text of the bank is shown to its payee, and no longer than this. */
const LONGEST_WORDS = 200;

/** The rows of a bank's return file, a pain.002 document or a table; null for any other file. */
export function readReturnFile(bytes: Uint8Array): ReportedPayout[] | null {
  const text = decode(bytes);
  if (text === null) return null;
  return text.trimStart().startsWith('<') ? readXml(text) : readTable(text);
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Settled is paid; accepted or pending is not (BEHAVIOUR 19). */
const RESULTS: Readonly<Record<string, ReportedPayout['result']>> = {
  ACSC: 'paid',
  ACCC: 'paid',
  PAID: 'paid',
  RJCT: 'returned',
  RETURNED: 'returned',
};

interface Fields {
  readonly id: string;
  readonly amount: string;
  readonly result: string;
  readonly code: string;
  readonly words: string;
}

function toReported({ id, amount, result, code, words }: Fields): ReportedPayout | null {
  const payoutId = Number(toLatinDigits(id).trim());
  if (!Number.isSafeInteger(payoutId) || payoutId <= 0) return null;
  const amountRials = amount.trim() === '' ? null : Number(toLatinDigits(amount).trim());
  return {
    payoutId,
    amountRials,
    result: RESULTS[result.trim().toUpperCase()] ?? 'unknown',
    code: toReturnCode(code),
    words: words.replace(/\s+/g, ' ').trim().slice(0, LONGEST_WORDS),
  };
}

/** `id` and `result` have to be there; `amountRial`, `code` and `text` may be. Rows without an id are passed over. */
function readTable(text: string): ReportedPayout[] | null {
  const [head, ...rows] = readCsvText(text) ?? [];
  const names = head?.map((name) => name.trim().toLowerCase()) ?? [];
  const pick = (cells: readonly string[], name: string) => cells[names.indexOf(name)] ?? '';
  if (!names.includes('id') || !names.includes('result')) return null;
  return rows.flatMap(
    (cells) =>
      toReported({
        id: pick(cells, 'id'),
        amount: pick(cells, 'amountrial'),
        result: pick(cells, 'result'),
        code: pick(cells, 'code'),
        words: pick(cells, 'text'),
      }) ?? [],
  );
}

const FIELD_OF_TAG: Readonly<Record<string, keyof Fields>> = {
  OrgnlInstrId: 'id',
  OrgnlEndToEndId: 'id',
  InstdAmt: 'amount',
  TxSts: 'result',
  Cd: 'code',
  AddtlInf: 'words',
};
const ROW_TAG = 'TxInfAndSts';

/** The parser knows XML's own five entities alone; a document with a type of its own is refused all the same. */
function readXml(text: string): ReportedPayout[] | null {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return null;
  const rows: ReportedPayout[] = [];
  let fields: Record<keyof Fields, string> | null = null;
  let field: keyof Fields | undefined;
  let hasRows = false;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        const tag = toLocalName(name);
        if (tag === ROW_TAG) {
          fields = { id: '', amount: '', result: '', code: '', words: '' };
          hasRows = true;
        }
        field = FIELD_OF_TAG[tag];
        if (fields && field !== undefined) fields[field] = '';
      },
      ontext: (part) => {
        if (fields && field !== undefined) fields[field] += part;
      },
      onclosetag: (name) => {
        field = undefined;
        if (toLocalName(name) !== ROW_TAG || !fields) return;
        const row = toReported(fields);
        if (row) rows.push(row);
        fields = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return hasRows ? rows : null;
}

/** The name without the prefix of its namespace. */
function toLocalName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
