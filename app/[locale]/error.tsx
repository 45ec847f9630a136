'use client';

import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/states';
import { useLocale } from '@/lib/i18n/navigation';
import ar from '@/messages/ar/failure.json';
import de from '@/messages/de/failure.json';
import en from '@/messages/en/failure.json';
import fa from '@/messages/fa/failure.json';

const words = { fa, en, de, ar };

/** A page that failed to render. Its words are here, because what would bring them may be what failed. */
export default function PageFailure({ reset }: { error: Error; reset: () => void }) {
  const { title, text, retry } = words[useLocale()];
  return <ErrorState title={title} text={text} action={<Button onClick={reset}>{retry}</Button>} />;
}
