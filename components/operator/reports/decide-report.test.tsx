/** @jest-environment jsdom */
import {
  aServer,
  createRender,
  decide,
  enter,
  findButton,
  get,
  getButton,
  press,
  readPage,
  REASON,
} from '@/components/operator/testing';
import { WRITING_BLOCK_DAYS } from '@/lib/domain/constants/messages';
import common from '@/messages/en/common.json';
import desk from '@/messages/en/desk.json';

import { DecideReport } from './decide-report';
import type { DeskReport } from './desk-report';

const { report: words, appeal } = desk;
const OPEN = {
  reportid: 5,
  mayDecide: ['dismissed', 'warned', 'masked', 'blocked'],
  mayDecideAppeal: false,
  appealedAtMs: null,
  appealDecision: null,
} as unknown as DeskReport;
const APPEALED = { ...OPEN, mayDecide: [], appealedAtMs: 1, mayDecideAppeal: true } as unknown as DeskReport;

const call = aServer();
const onChange = jest.fn();
const render = createRender({ common, desk });

const show = (report: DeskReport) => render(<DecideReport report={report} onChange={onChange} />);
const getSend = (label: string) => {
  const found = [...document.querySelectorAll<HTMLButtonElement>('[role="dialog"] button')];
  return found.find(({ textContent }) => textContent?.includes(label)) ?? getButton(label);
};

it('each measure is sent with its reason, after its effect was read', async () => {
  await show(OPEN);
  await press(getButton(words.measures.warned));
  expect(readPage()).toContain(words.texts.warned);
  await decide(getSend(words.measures.warned));
  expect(call).toHaveBeenCalledWith(
    'operator/decidereport',
    expect.objectContaining({ reportid: 5, measure: 'warned', reason: REASON }),
  );
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('only a stop of the writing asks for its days, which go with it', async () => {
  await show(OPEN);
  await press(getButton(words.measures.masked));
  expect(readPage()).not.toContain(words.days);
  await press(getButton(desk.decision.notYet));
  await press(getButton(words.measures.blocked));
  const longest = WRITING_BLOCK_DAYS.at(-1) ?? 0;
  await enter(get(HTMLSelectElement, words.days), String(longest));
  await decide(getSend(words.measures.blocked));
  expect(call).toHaveBeenCalledWith(
    'operator/decidereport',
    expect.objectContaining({ measure: 'blocked', days: longest }),
  );
});

it('the operator who decided has to leave the appeal to a colleague', async () => {
  await show({ ...APPEALED, mayDecideAppeal: false });
  expect(readPage()).toContain(words.own);
  expect(findButton(appeal.lift)).toBeUndefined();
});

it('a colleague’s answer to the appeal is sent with its reason', async () => {
  await show(APPEALED);
  await press(getButton(appeal.lift));
  await decide(getSend(appeal.lift));
  expect(call).toHaveBeenCalledWith('operator/decidemeasureappeal', {
    reportid: 5,
    decision: 'lifted',
    reason: REASON,
  });
});

it('a decided report without an appeal offers nothing', async () => {
  await show({ ...OPEN, mayDecide: [] });
  expect(document.querySelectorAll('button')).toHaveLength(0);
});
