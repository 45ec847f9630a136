import { History } from 'lucide';
import { renderToStaticMarkup } from 'react-dom/server';

import { CodePlates } from './code-plates';
import { Fold } from './fold';
import { Ring } from './ring';
import { StepLine } from './step-line';

const readText = (drawn: string) => drawn.replaceAll(/<[^>]+>/g, '');

describe('a ring of time', () => {
  it.each([
    [0.25, '0.25 1'],
    [1.4, '1 1'],
  ])('with the share %p it shows that much, and never more than the whole', (share, dashes) => {
    expect(renderToStaticMarkup(<Ring share={share} />)).toContain(`stroke-dasharray="${dashes}"`);
  });

  it.each([0, -1])('with the share %p it has no arc, and is hidden from readers', (share) => {
    const drawn = renderToStaticMarkup(<Ring share={share}>2:18</Ring>);
    expect(drawn).not.toContain('stroke-dasharray');
    expect(drawn).toContain('<svg aria-hidden="true"');
    expect(readText(drawn)).toBe('2:18');
  });
});

describe('a line of steps', () => {
  it('marks the running step alone, and its discs say nothing beside the words', () => {
    const steps = [
      { key: 'a', title: 'Placed', text: '9:02', state: 'done' },
      { key: 'b', title: 'Work', state: 'current' },
      { key: 'c', title: 'Done', state: 'coming' },
    ] as const;
    const drawn = renderToStaticMarkup(<StepLine steps={steps} label="Steps" />);
    expect(drawn.match(/aria-current="step"/g)).toHaveLength(1);
    expect(readText(drawn)).toBe('Placed9:02WorkDone');
  });

  it.each([
    ['five times of day stand beside one another', 'abcde', '10:45', false],
    ['five whole dates stand below one another', 'abcde', 'Sat 7 Azar, 10:45', true],
  ])('on a phone %s', (_, keys, text, isTall) => {
    const steps = [...keys].map((key) => ({ key, title: key, text, state: 'done' }) as const);
    const drawn = renderToStaticMarkup(<StepLine steps={steps} label="Steps" />);
    expect(drawn.includes('max-tablet:flex-col')).toBe(isTall);
  });

  it('with seven steps stays one line on a phone, where the current step alone says its name and time', () => {
    const steps = [...'abcdefg'].map(
      (key, index) =>
        ({ key, title: key, text: '12:45', state: index < 3 ? 'done' : index === 3 ? 'current' : 'coming' }) as const,
    );
    const drawn = renderToStaticMarkup(<StepLine steps={steps} label="Steps" />);
    expect(drawn).not.toContain('max-tablet:flex-col');
    expect(drawn.match(/max-tablet:sr-only/g)).toHaveLength(2 * (steps.length - 1));
  });
});

describe('a fold', () => {
  it('is closed at first unless it is told otherwise, and its content is in the page', () => {
    const drawFold = (isOpen?: boolean) =>
      renderToStaticMarkup(
        <Fold icon={History} title="Progress" summary="9:02" isOpen={isOpen}>
          Everything
        </Fold>,
      );
    expect(drawFold()).not.toMatch(/<details[^>]* open/);
    expect(drawFold(true)).toMatch(/<details[^>]* open/);
    expect(readText(drawFold())).toBe('Progress9:02Everything');
  });
});

describe('a code on plates', () => {
  it('is drawn from left to right, a digit each, and read out digit by digit', () => {
    const drawn = renderToStaticMarkup(<CodePlates code="۷۲۸۴" />);
    expect(drawn).toMatch(/^<p dir="ltr"/);
    expect(readText(drawn)).toBe('۷ ۲ ۸ ۴۷۲۸۴');
    expect(drawn.match(/<span class="plate/g)).toHaveLength(4);
  });
});
