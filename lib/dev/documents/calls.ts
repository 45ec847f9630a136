import { contract } from '@/lib/contract';
import { UNLIMITED, type CallBudgetName, type CallLimit } from '@/lib/contract/limit';
import { CALL_BUDGETS } from '@/lib/domain/constants/call-budgets';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

const WINDOWS: ReadonlyMap<number, string> = new Map([
  [MINUTE_MS, 'a minute'],
  [HOUR_MS, 'an hour'],
  [DAY_MS, 'a day'],
]);

function sayBudget(name: CallBudgetName): string {
  const { of, count, windowMs } = CALL_BUDGETS[name];
  const window = WINDOWS.get(windowMs) ?? `in ${windowMs / MINUTE_MS} minutes`;
  return `${count} ${window} of ${of === 'address' || of === 'order' ? 'an' : 'a'} ${of} (\`${name}\`)`;
}

function sayLimit(limit: CallLimit): string {
  if (typeof limit === 'string') return limit;
  const names = 'door' in limit ? limit.door : limit.handler;
  return `${names.map(sayBudget).join('; ')}${'door' in limit ? '' : ', by its handler'}`;
}

/** The text of lib/docs/calls.md: every call of the contract. */
export function toCallTable(): string {
  const rows = Object.values(contract).map(
    ({ name, access, limit, summary }) => `| \`${name}\` | ${access} | ${sayLimit(limit)} | ${summary} |`,
  );
  const reasons = Object.entries(UNLIMITED).map(([reason, words]) => `- \`${reason}\`: it ${words}.`);
  return `# Calls

\`npm run documents\` made this table from \`lib/contract\`. The requests and answers of our own calls are in
[lib/contract](../contract/README.md); \`/api/openapi.json\` has every field.

A limit says how often a call may be made, and whose budget it takes. The door takes it before the handler runs, or the
handler takes it once it knows whose it is. A call without a budget says why it needs none:

${reasons.join('\n')}

| Call | Who | How often | What it does |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
