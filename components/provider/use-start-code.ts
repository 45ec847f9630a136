import { useRef, useState, type RefObject } from 'react';

import { START_CODE } from '@/lib/domain/constants';

/** The four digits while they are typed, and their form. */
export interface StartCode {
  readonly code: string;
  readonly setCode: (code: string) => void;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isWhole: boolean;
}

/** Held above the form, so that the bar's button, which the thumb reaches, sends what was typed in it. */
export function useStartCode(): StartCode {
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  return { code, setCode, form, isWhole: code.length === START_CODE.length };
}
