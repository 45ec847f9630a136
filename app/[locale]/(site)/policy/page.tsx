import { getMessages, getTranslations, setRequestLocale } from 'next-intl/server';
import { z } from 'zod';

import { toLocale } from '@/lib/i18n/locales';
import { toMetadata } from '@/lib/seo/metadata';

interface PolicyProps {
  params: Promise<{ locale: string }>;
}

const sections = z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) }));

export async function generateMetadata({ params }: PolicyProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'policy' });
  return toMetadata({ locale, path: '/policy/', title: t('metaTitle'), description: t('summary') });
}

/** The terms that registration asks to accept (rows R-24, S-03). */
export default async function Policy({ params }: PolicyProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'policy' });
  const { policy } = z.object({ policy: z.object({ sections }) }).parse(await getMessages({ locale }));
  return (
    <article className="mx-auto flex w-full max-w-prose flex-col gap-8 px-4 pb-16 pt-6">
      <div className="flex flex-col gap-3">
        <h1 className="text-28 font-bold desktop:text-36">{t('title')}</h1>
        <p className="text-18">{t('summary')}</p>
      </div>
      {policy.sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-3">
          <h2 className="text-22 font-bold">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
