import { PAYOUT_RUN } from '@/lib/domain/constants/providers';

import { toCctiFile } from './ccti-file';

const OWN_SHEBA = 'IR062960000000100324200001';
const SHEBA = 'IR580540105180021273113007';
/** 2026-11-29, 11:44:12 in Tehran. */
const MADE_AT = new Date('2026-11-29T08:14:12Z');
const entry = { id: 71, amountRials: 12_345_678, sheba: SHEBA, payee: 'مریم «کار & کوشش» احمدی' };
const facts = {
  runId: 12,
  method: 'paya',
  ownSheba: OWN_SHEBA,
  madeAt: MADE_AT,
  rowCount: 2,
  sumRials: 12_345_688,
} as const;

describe('a .ccti file', () => {
  it('has this text for two payouts, one with a payee without a name', () => {
    expect(toCctiFile([entry, { ...entry, id: 72, amountRials: 10, payee: '' }], facts)).toEqual({
      fileName: `${OWN_SHEBA}000000121.ccti`,
      text: `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03"><CstmrCdtTrfInitn>
<GrpHdr><MsgId>${OWN_SHEBA}000000121</MsgId><CreDtTm>1405-09-08T11:44:12</CreDtTm><NbOfTxs>2</NbOfTxs><CtrlSum>12345688</CtrlSum><InitgPty><Nm>پلاکفن</Nm></InitgPty></GrpHdr>
<PmtInf><PmtInfId>1</PmtInfId><PmtMtd>TRF</PmtMtd><NbOfTxs>2</NbOfTxs><CtrlSum>12345688</CtrlSum><ReqdExctnDt>1405-09-08</ReqdExctnDt>
<Dbtr><Nm>پلاکفن</Nm></Dbtr><DbtrAcct><Id><IBAN>${OWN_SHEBA}</IBAN></Id></DbtrAcct>
<DbtrAgt><FinInstnId><BIC>EMPTY</BIC></FinInstnId></DbtrAgt>
<CdtTrfTxInf><PmtId><InstrId>71</InstrId><EndToEndId>71</EndToEndId></PmtId><Amt><InstdAmt Ccy="IRR">12345678</InstdAmt></Amt><Cdtr><Nm>مریم «کار &amp; کوشش» احمدی</Nm></Cdtr><CdtrAcct><Id><IBAN>${SHEBA}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>P-12</Ustrd></RmtInf></CdtTrfTxInf>
<CdtTrfTxInf><PmtId><InstrId>72</InstrId><EndToEndId>72</EndToEndId></PmtId><Amt><InstdAmt Ccy="IRR">10</InstdAmt></Amt><Cdtr><Nm>EMPTY</Nm></Cdtr><CdtrAcct><Id><IBAN>${SHEBA}</IBAN></Id></CdtrAcct><RmtInf><Ustrd>P-12</Ustrd></RmtInf></CdtTrfTxInf>
</PmtInf></CstmrCdtTrfInitn></Document>
`,
    });
  });

  it('refuses a name outside the format, and names the payout', () => {
    const most = PAYOUT_RUN.payeeNameCharacters;
    const toFile = (length: number) => toCctiFile([{ ...entry, payee: 'م'.repeat(length) }], facts);
    expect(toFile(most).text).toContain('م'.repeat(most));
    expect(() => toFile(most + 1)).toThrow(
      expect.objectContaining({ key: 'payee-name-too-long', params: { id: entry.id, most } }),
    );
  });
});
