import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

interface NeedsScriptProps {
  readonly locale: Locale;
  /** The missing function, with the reason. */
  readonly text: string;
  readonly contactLabel: string;
}

/** For a form that needs a script: a visitor without one hears so before typing, and where else to write. */
export function NeedsScript({ locale, text, contactLabel }: NeedsScriptProps) {
  return (
    <noscript>
      <Notice tone="warning">
        <p>{text}</p>
        <a
          href={toLocalePath(locale, '/contact/')}
          className="inline-flex min-h-touch items-center font-semibold text-enamel-700 underline underline-offset-4"
        >
          {contactLabel}
        </a>
      </Notice>
    </noscript>
  );
}
