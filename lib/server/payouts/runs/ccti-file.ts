import { CallError } from '@/lib/contract/call-error';
import { PAYOUT_METHODS, type PayoutMethod } from '@/lib/contract/payout-enumerations';
import { PAYOUT_RUN } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs, toJalaliText, toTehranDate } from '@/lib/domain/site/jalali-date';
import { escapeHtml } from '@/lib/domain/text/escape-html';

import type { FileEntry } from './file-entry';

interface CctiFacts {
  readonly runId: number;
  readonly method: PayoutMethod;
  /** Our own account, which the bank pays from. */
  readonly ownSheba: string;
  /** The time of the run's approval: a file that is asked for twice is one file. */
  readonly madeAt: Date;
  readonly rowCount: number;
  readonly sumRials: number;
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';
const OWN_NAME = 'پلاکفن';
/** The format's word for an absent value. */
const ABSENT = 'EMPTY';
const SERIAL_DIGITS = 9;
/** A way has its own serial within a run. */
const SERIALS_A_RUN = 10;

/**
 * A file of payment orders as Iranian banks take it (FACTS): pain.001 with Jalali dates in Latin digits. Throws
 * payee-name-too-long for a name that the format does not take.
 */
export function toCctiFile(
  entries: readonly FileEntry[],
  { runId, method, ownSheba, madeAt, rowCount, sumRials }: CctiFacts,
): { readonly fileName: string; readonly text: string } {
  const serial = String(runId * SERIALS_A_RUN + PAYOUT_METHODS.indexOf(method)).padStart(SERIAL_DIGITS, '0');
  const messageId = `${ownSheba}${serial}`;
  const sums = `<NbOfTxs>${rowCount}</NbOfTxs><CtrlSum>${sumRials}</CtrlSum>`;
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="${NAMESPACE}"><CstmrCdtTrfInitn>`,
    `<GrpHdr><MsgId>${messageId}</MsgId><CreDtTm>${toJalaliInstant(madeAt)}</CreDtTm>${sums}<InitgPty><Nm>${OWN_NAME}</Nm></InitgPty></GrpHdr>`,
    `<PmtInf><PmtInfId>1</PmtInfId><PmtMtd>TRF</PmtMtd>${sums}<ReqdExctnDt>${toJalaliDay(madeAt)}</ReqdExctnDt>`,
    `<Dbtr><Nm>${OWN_NAME}</Nm></Dbtr><DbtrAcct><Id><IBAN>${ownSheba}</IBAN></Id></DbtrAcct>`,
    `<DbtrAgt><FinInstnId><BIC>${ABSENT}</BIC></FinInstnId></DbtrAgt>`,
    ...entries.map((entry) => toTransfer(entry, runId)),
    '</PmtInf></CstmrCdtTrfInitn></Document>',
  ].join('\n');
  return { fileName: `${messageId}.ccti`, text: `${text}\n` };
}

function toTransfer({ id, amountRials, sheba, payee }: FileEntry, runId: number): string {
  const most = PAYOUT_RUN.payeeNameCharacters;
  if ([...payee].length > most) throw new CallError('payee-name-too-long', { params: { id, most } });
  return [
    `<CdtTrfTxInf><PmtId><InstrId>${id}</InstrId><EndToEndId>${id}</EndToEndId></PmtId>`,
    `<Amt><InstdAmt Ccy="IRR">${amountRials}</InstdAmt></Amt>`,
    `<Cdtr><Nm>${escapeHtml(payee === '' ? ABSENT : payee)}</Nm></Cdtr><CdtrAcct><Id><IBAN>${sheba}</IBAN></Id></CdtrAcct>`,
    `<RmtInf><Ustrd>P-${runId}</Ustrd></RmtInf></CdtTrfTxInf>`,
  ].join('');
}

/** `1405-09-08` */
function toJalaliDay(at: Date): string {
  return toJalaliText(toTehranDate(at.getTime())).replaceAll('/', '-');
}

/** `1405-09-08T11:44:12`, by Tehran's clock. */
function toJalaliInstant(at: Date): string {
  const midnightMs = toInstantMs(toTehranDate(at.getTime()));
  const time = new Date((at.getTime() - midnightMs) % DAY_MS)
    .toISOString()
    .slice('1970-01-01T'.length, -'.000Z'.length);
  return `${toJalaliDay(at)}T${time}`;
}
