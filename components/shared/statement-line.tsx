import type { ReactNode } from 'react';

import { formatInstant, formatTomans } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

interface StatementLineProps {
  readonly title: string;
  /** Rials; below zero where money went out. */
  readonly amountRial: number;
  /** The spoken word for the sign. */
  readonly direction: string;
  readonly atMs: number;
  /** The balance after it, in words. */
  readonly balance: string;
  /** The order that it was for. */
  readonly order: { readonly href: string; readonly label: string } | null;
  /** Further text about it. */
  readonly children?: ReactNode;
}

/** Keeps the sign before its number inside Persian text. */
const LEFT_TO_RIGHT = '\u200e';

/** A movement of money: what for, how much, when, and what it left. */
export function StatementLine({ title, amountRial, direction, atMs, balance, order, children }: StatementLineProps) {
  const locale = useLocale();
  const isIn = amountRial > 0;
  return (
    <div className="min-w-0 grow">
      <div className="flex items-baseline justify-between gap-x-4 small-phone:flex-wrap">
        <p className="min-w-0 font-medium">{title}</p>
        <p className={`whitespace-nowrap font-semibold ${isIn ? 'text-turquoise-600' : ''}`}>
          <span className="sr-only">{direction}: </span>
          <span aria-hidden>{LEFT_TO_RIGHT + (isIn ? '+' : '−')}</span>
          {formatTomans(Math.abs(amountRial), locale)}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-14 text-stone-500">
        <p>
          <time dateTime={new Date(atMs).toISOString()}>{formatInstant(atMs, locale)}</time>
        </p>
        <p>{balance}</p>
      </div>
      {children}
      {order && (
        <Link
          href={order.href}
          className="-mb-2 inline-flex min-h-touch items-center text-14 font-medium text-enamel-700 underline"
        >
          {order.label}
        </Link>
      )}
    </div>
  );
}
