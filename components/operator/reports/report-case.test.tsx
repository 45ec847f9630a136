/** @jest-environment jsdom */
import { createRender, readPage, toServer, unmount } from '@/components/operator/testing';
import common from '@/messages/en/common.json';
import conversation from '@/messages/en/conversation.json';
import desk from '@/messages/en/desk.json';
import queues from '@/messages/en/desk-queues.json';

import { ReportCase } from './report-case';

const call = toServer();
const WAITING = {
  reportid: 4,
  taskid: 7,
  reqcode: '2610-7',
  accusedSide: 'provider',
  reporter: { userid: 5, fullname: 'Sara' },
  accused: { userid: 6, fullname: 'Maryam' },
  earlierMeasures: 0,
  text: 'This is rude',
  reportedAtMs: 0,
  messageid: null,
  measure: null,
  reason: null,
  decidedAtMs: null,
  blockedUntilMs: null,
  appealDueAtMs: null,
  appealText: null,
  appealedAtMs: null,
  appealDecision: null,
  appealReason: null,
  mayDecide: [],
  mayDecideAppeal: false,
};
const WARNED = { ...WAITING, measure: 'warned', reason: 'Rude words', decidedAtMs: 1 };

async function show(report: object): Promise<void> {
  call.mockImplementation((name) => {
    if (name === 'operator/getreport') return Promise.resolve({ report });
    if (name === 'operator/viewcase') return Promise.resolve({ lstViewer: [], waiting: null, serverNowMs: 0 });
    if (name === 'operator/getcasehistory') return Promise.resolve({ lstEvent: [] });
    return Promise.resolve({ lstRole: ['support'] });
  });
  await createRender({ common, conversation, desk, 'desk-queues': queues })(<ReportCase reportId={4} />);
}

afterEach(unmount);

it.each([
  ['waits before a measure', WAITING, desk.caseStates.waits],
  ['says its measure', WARNED, desk.report.measures.warned],
  ['waits again with an appeal', { ...WARNED, appealedAtMs: 2, appealText: 'It was a joke' }, desk.caseStates.waits],
  [
    'says its measure after the appeal',
    { ...WARNED, appealedAtMs: 2, appealDecision: 'upheld' },
    desk.report.measures.warned,
  ],
])('the head of a report has its order and its state: it %s', async (_, report, state) => {
  await show(report);
  expect(document.querySelector('h2')?.parentElement?.textContent).toContain(state);
  for (const part of ['2610-7', 'This is rude', 'Sara', 'Maryam']) expect(readPage()).toContain(part);
});
