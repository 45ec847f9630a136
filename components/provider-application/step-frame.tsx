import { useTranslations } from 'next-intl';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';

import { useFirstProblem } from '@/components/forms/fields/use-first-problem';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { StickyActionBar } from '@/components/ui/sticky-action-bar';

interface StepFrameProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** Somebody came here from another step: the title takes the focus. */
  readonly hasMoved: boolean;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly nextLabel?: string;
  readonly onNext: () => void;
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/**
 * One part of the application: what is asked, and the ways on and back. On a phone they stay at the bottom of the
 * window.
 */
export function StepFrame({
  title,
  hint,
  hasMoved,
  failure,
  isBusy,
  nextLabel,
  onNext,
  onBack,
  children,
}: StepFrameProps) {
  const t = useTranslations('application');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [hasMoved]);
  const { place, show } = useFirstProblem<HTMLFormElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    onNext();
    show();
  };
  return (
    <form ref={place} noValidate onSubmit={submit} className="flex grow flex-col gap-6">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-22 font-bold leading-snug outline-none">
          {title}
        </h2>
        {hint && <p className="max-w-prose text-stone-500">{hint}</p>}
      </div>
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <StickyActionBar>
        {onBack && (
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" size="large" isLoading={isBusy} className="min-w-32 max-tablet:grow">
          {nextLabel ?? t('next')}
        </Button>
      </StickyActionBar>
    </form>
  );
}
