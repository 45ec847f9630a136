import { useRef, useState, type RefObject } from 'react';

import { START_CODE } from '@/lib/domain/constants/orders';
import type { CodedMove } from '@/lib/domain/order/order-moves';

/** The four digits while they are typed, and their form. */
export interface StartCode {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isWhole: boolean;
}

/**
 * Held above the form, so that the bar's button, which the thumb reaches, sends what was typed in it. A code opens one
 * move: the next one begins empty.
 */
export function useStartCode(move: CodedMove | null): StartCode {
  const [typed, setTyped] = useState<{ readonly move: CodedMove | null; readonly code: string }>({ move, code: '' });
  const form = useRef<HTMLFormElement>(null);
  const code = typed.move === move ? typed.code : '';
  const setCode = (digits: string) => setTyped({ move, code: digits });
  return { code, setCode, form, isWhole: code.length === START_CODE.length };
}
