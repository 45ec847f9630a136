import { useEffect, useRef, type ReactNode } from 'react';

import { useSnackbar } from '@/components/ui/snackbar';
import { NumbersInOrder } from '@/components/ui/written-text';

interface NewsTextProps {
  readonly title: string;
  readonly body: string | null;
  readonly children: ReactNode;
}

export const newsLinkClassName =
  '-ms-2 inline-flex min-h-touch items-center rounded-field px-2 font-bold text-saffron-300 hover:underline';

/** A momentary message about something that happened elsewhere. It never covers the focused element. */
export function NewsText({ title, body, children }: NewsTextProps) {
  const { dismiss } = useSnackbar();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const uncover = ({ target }: FocusEvent) => {
      const bar = text.current?.closest('[data-tone]');
      if (!bar || !(target instanceof HTMLElement) || bar.contains(target) || !isUnder(target, bar)) return;
      // A press must end where it began.
      if (!target.matches(':focus-visible')) return;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (isUnder(target, bar)) dismiss();
    };
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, [dismiss]);
  return (
    <div ref={text}>
      <p className="font-bold">{title}</p>
      {body !== null && (
        <p className="line-clamp-3 [overflow-wrap:anywhere]">
          <NumbersInOrder text={body} />
        </p>
      )}
      <p className="-mb-2">{children}</p>
    </div>
  );
}

/** The focused element must be visible: it scrolls out from under the news, or the news goes. */
function isUnder(target: Element, bar: Element): boolean {
  const [one, other] = [target.getBoundingClientRect(), bar.getBoundingClientRect()];
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
}

/** People who use the keyboard need the time to go there. */
export function isAtKeys(): boolean {
  return document.querySelector(':focus-visible') !== null;
}
