'use client';

import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { SNACKBAR_MS } from '@/lib/domain/constants';

export interface SnackbarMessage {
  text: string;
  /** Errors are read out at once, the others when the reader pauses. */
  tone?: 'neutral' | 'success' | 'error';
  durationMs?: number;
  action?: { label: string; onPress: () => void };
}

type Shown = SnackbarMessage & { id: number };
interface SnackbarApi {
  show: (message: SnackbarMessage) => void;
  dismiss: () => void;
}

const SnackbarContext = createContext<SnackbarApi | null>(null);

/** `show({text, tone, durationMs})`: one message at a time, a newer one takes the place of the older. */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('useSnackbar was called outside SnackbarProvider: put the component under app/[locale]/layout.tsx.');
  return api;
}

export function SnackbarProvider({ dismissLabel, children }: { dismissLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const lastId = useRef(0);
  const show = useCallback((message: SnackbarMessage) => setShown({ ...message, id: ++lastId.current }), []);
  const dismiss = useCallback(() => setShown(null), []);
  const api = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const isError = shown?.tone === 'error';
  return (
    <SnackbarContext value={api}>
      {children}
      <div className="pointer-events-none fixed inset-x-4 bottom-20 z-snackbar flex justify-center desktop:bottom-8">
        <div role="status">{shown && !isError && <Bar key={shown.id} message={shown} dismissLabel={dismissLabel} onDismiss={dismiss} />}</div>
        <div role="alert">{shown && isError && <Bar key={shown.id} message={shown} dismissLabel={dismissLabel} onDismiss={dismiss} />}</div>
      </div>
    </SnackbarContext>
  );
}

/** Counts down, and starts again after a hover or a focus, so that a slow reader loses nothing. */
function useCountdown(durationMs: number, onEnd: () => void) {
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(onEnd, durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, isPaused, onEnd]);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);
  return { onMouseEnter: pause, onMouseLeave: resume, onFocus: pause, onBlur: resume };
}

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert };
const grounds = { neutral: 'bg-enamel-900', success: 'bg-turquoise-600', error: 'bg-pomegranate-600' };

function Bar({ message, dismissLabel, onDismiss }: { message: SnackbarMessage; dismissLabel: string; onDismiss: () => void }) {
  const { text, tone = 'neutral', durationMs = SNACKBAR_MS.default, action } = message;
  const countdown = useCountdown(durationMs, onDismiss);
  return (
    <div
      {...countdown}
      data-tone={tone}
      className={classNames('on-enamel pointer-events-auto flex max-w-prose animate-rise-in items-center gap-3 rounded-card py-1 pe-1 ps-4 text-14 text-white shadow-float', grounds[tone])}
    >
      <Icon icon={icons[tone]} />
      <span className="py-2">{text}</span>
      {action && (
        <button type="button" className="min-h-touch shrink-0 rounded-field px-2 font-bold text-saffron-300" onClick={() => { action.onPress(); onDismiss(); }}>
          {action.label}
        </button>
      )}
      <button type="button" aria-label={dismissLabel} onClick={onDismiss} className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-white/10">
        <Icon icon={X} size={16} />
      </button>
    </div>
  );
}
