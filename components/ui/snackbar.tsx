'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { classNames } from '@/components/ui/class-names';
import { SNACKBAR_MS } from '@/lib/domain/constants/pages';

export interface SnackbarMessage {
  /** Its caller draws more than words. */
  text: ReactNode;
  /** The subject of the news: newer news of it takes its place. News give way to the result of a person's own act. */
  about?: string;
  /** The message's subject: a newer message of it takes its place. */
  subject?: string;
  /** Errors are read out at once, the others when the reader pauses. */
  tone?: 'neutral' | 'success' | 'error';
  durationMs?: number;
}

/** Drawn on the server, so that no public page fetches the machinery of `Icon`. */
export interface SnackbarIcons {
  readonly neutral: ReactNode;
  readonly success: ReactNode;
  readonly error: ReactNode;
  readonly dismiss: ReactNode;
}

interface SnackbarProviderProps {
  dismissLabel: string;
  icons: SnackbarIcons;
  children: ReactNode;
}

type Queued = SnackbarMessage & { id: number };
interface SnackbarApi {
  show: (message: SnackbarMessage) => void;
  /** Takes away the message that is seen; one that waits comes in its place. */
  dismiss: () => void;
  /** Takes away the news of this, seen or waiting. */
  withdraw: (about: string) => void;
  /**
   * Takes errors away: what went wrong on a page is over with the page. What was done is still told on the next one.
   */
  leavePage: () => void;
}

/**
 * Under the message of the moment, in one column with it: the place of what waits longer for an answer. Such a thing is
 * not seen while a dialog is open.
 */
export const BELOW_SNACKBAR_ID = 'below-snackbar';

const SnackbarContext = createContext<SnackbarApi | null>(null);

/**
 * `show({text, tone, durationMs})`: one message at a time, each as long as it asks for; the others wait their turn,
 * news behind answers.
 */
export function useSnackbar(): SnackbarApi {
  const api = useContext(SnackbarContext);
  if (!api) throw new Error('No SnackbarProvider is above this part: app/[locale]/layout.tsx has it.');
  return api;
}

export function SnackbarProvider({ dismissLabel, icons, children }: SnackbarProviderProps) {
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: SnackbarMessage) => {
    const queued = { ...message, id: ++lastId.current };
    setQueue((waiting) => insert(waiting, queued));
  }, []);
  const dismiss = useCallback(() => setQueue((waiting) => waiting.slice(1)), []);
  const withdraw = useCallback(
    (told: string) => setQueue((waiting) => waiting.filter(({ about }) => about !== told)),
    [],
  );
  const leavePage = useCallback(() => setQueue((waiting) => waiting.filter(({ tone }) => tone !== 'error')), []);
  const api = useMemo(() => ({ show, dismiss, withdraw, leavePage }), [show, dismiss, withdraw, leavePage]);
  const [shown] = queue;
  const isError = shown?.tone === 'error';
  const bar = shown && (
    <Bar key={shown.id} message={shown} dismissLabel={dismissLabel} icons={icons} onDismiss={dismiss} />
  );
  return (
    <SnackbarContext value={api}>
      {children}
      <div className="floating">
        <div role="status">{!isError && bar}</div>
        <div role="alert">{isError && bar}</div>
        <div id={BELOW_SNACKBAR_ID} />
      </div>
    </SnackbarContext>
  );
}

function insert(waiting: readonly Queued[], queued: Queued): Queued[] {
  const answers = waiting.filter(
    ({ about, subject }) => about === undefined && (subject === undefined || subject !== queued.subject),
  );
  const news = waiting.filter(({ about }) => about !== undefined && about !== queued.about);
  if (queued.about !== undefined) return [...answers, ...news, queued];
  // Said twice in a row, it is one message that lasts anew.
  const others = answers.at(-1)?.text === queued.text ? answers.slice(0, -1) : answers;
  return [...others, queued, ...news];
}

/**
 * Counts down to the end, which Escape is too, and starts again after a hover or a focus, so that a slow reader loses
 * nothing. A focus that was in it goes back where it came from.
 */
function useCountdown(durationMs: number, onEnd: () => void, waitsForDialogs: boolean) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return;
    const isHidden = () => waitsForDialogs && document.querySelector('[role$=dialog]') !== null;
    const begin = () => setTimeout(() => (isHidden() ? (timer = begin()) : onEnd()), durationMs);
    let timer = begin();
    return () => clearTimeout(timer);
  }, [durationMs, isPaused, onEnd, waitsForDialogs]);
  const bar = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);
  useLayoutEffect(
    () => () => {
      if (bar.current?.contains(document.activeElement)) (origin.current as HTMLElement | null)?.focus();
    },
    [],
  );
  return {
    ref: bar,
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      setIsFocused(true);
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
    onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && onEnd(),
    onBlur: (event: FocusEvent<HTMLElement>) => setIsFocused(event.currentTarget.contains(event.relatedTarget)),
  };
}

const grounds = { neutral: 'bg-enamel-900', success: 'bg-turquoise-600', error: 'bg-pomegranate-600' };

function Bar({
  message,
  dismissLabel,
  icons,
  onDismiss,
}: Omit<SnackbarProviderProps, 'children'> & { message: SnackbarMessage; onDismiss: () => void }) {
  const { text, about, tone = 'neutral', durationMs = SNACKBAR_MS.default } = message;
  const isNews = about !== undefined;
  const countdown = useCountdown(durationMs, onDismiss, isNews);
  return (
    <div
      {...countdown}
      data-tone={tone}
      data-news={isNews ? '' : undefined}
      className={classNames(
        'on-enamel pointer-events-auto flex max-w-prose animate-rise-in items-center gap-3 rounded-card py-1 pe-1 ps-4 text-14 text-white shadow-float',
        grounds[tone],
      )}
    >
      {icons[tone]}
      <div className="py-2">{text}</div>
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={onDismiss}
        className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field hover:bg-light/10"
      >
        {icons.dismiss}
      </button>
    </div>
  );
}
