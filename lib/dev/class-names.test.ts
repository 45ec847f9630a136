import { findUnstyledNames, listClassNames } from './class-names.mjs';

const listNames = (text: string) => listClassNames('part.tsx', text).map(({ name }) => name);

describe('class names that a source writes', () => {
  it.each([
    ['an attribute', `<p className="flex gap-2" />`, ['flex', 'gap-2']],
    ['a property of a part that hands it on', `<Row linkClassName="grow" />`, ['grow']],
    ['a choice', `<p className={isOpen ? 'block' : 'hidden'} />`, ['block', 'hidden']],
    ['a condition, whose words are no class', `<p className={classNames(kind === 'wide' && 'w-full')} />`, ['w-full']],
    ['a table', `const LOOKS = { on: 'font-bold', off: '' }; <p className={LOOKS[state]} />`, ['font-bold']],
    ['a function', `const toLook = (on) => (on ? 'p-1' : 'p-2'); <p className={toLook(true)} />`, ['p-1', 'p-2']],
    ['a function that is named so', `function toRowClassName() { return 'flex'; }`, ['flex']],
    ['a constant within a text', 'const ROW = "grid"; <p className={`${ROW} gap-3`} />', ['gap-3', 'grid']],
    ['a text with half a name', '<p className={`mt-${size} flex`} />', ['flex']],
  ])('are found in %s', (_, text, names) => expect(listNames(text)).toEqual(names));

  it('are told from other words', () =>
    expect(listNames(`const kind = 'wide'; <Card name="box" kind={kind} className={box.look} />`)).toEqual([]));
});

describe('class names without a rule', () => {
  const find = (text: string) => findUnstyledNames(process.cwd(), [['part.tsx', text]], ['app/globals.css']);

  it('are named with their place', async () => {
    const problems = await find(`const title = 1;\nconst part = <p className="flex rounded-huge leading-9" />;`);
    expect(problems).toEqual([
      expect.stringMatching(/^part\.tsx:2: "rounded-huge" has no rule/),
      expect.stringMatching(/^part\.tsx:2: "leading-9" has no rule/),
    ]);
  });

  it('are none where Tailwind, its plugins, a sheet or a selector of another element knows them', async () =>
    expect(
      await find(`<p className="group ps-[3px] narrow:w-1/2 space-s-2 rounded-ts-card on-enamel peer/tick" />`),
    ).toEqual([]));
});
