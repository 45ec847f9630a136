import { Phone } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { WordsProvider } from '@/components/layout/words-provider';
import { Icon } from '@/components/ui/icon';
import type { WorkersOfService } from '@/lib/client/best-workers';
import type { Locale } from '@/lib/i18n/locales';

import { Buttons, IconButtons, Slides } from './buttons';
import { ChosenFields } from './choices';
import { Answers, Facts, Folded, Inbox, Waits } from './content';
import { TypedFields } from './fields';
import { Hours } from './hours';
import { Layers, Uploads } from './layers';
import { Opened } from './opened';
import { Group, Groups, Part, type OfLocale } from './part';
import { Money, OwnPages } from './pages';
import { Faces, FacesAndDays, Stars } from './people';
import { Time, Ways } from './state';

/** Texts for developers are in English. */
const TITLE = 'Parts';
/** By what they are for, in the page's order. */
const GROUPS = {
  people: 'People',
  state: 'Time and state',
  acts: 'Acts',
  typing: 'Typing',
  choosing: 'Choosing',
  layers: 'Over the page',
  content: 'Content',
  money: 'Sums',
  pages: 'Own pages',
  waits: 'Waiting, nothing, failure',
};

interface PartsScreenProps {
  readonly locale: Locale;
  readonly people: WorkersOfService['workers'];
}

/** The house's shared parts, by their names in the code, in the page's own language and direction. */
export async function PartsScreen({ locale, people }: PartsScreenProps) {
  const t = await getTranslations({ locale, namespace: 'order' });
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-6">
      <header className="flex flex-col gap-4">
        <h1 dir="ltr" lang="en" className="text-start text-28 font-bold">
          {TITLE}
        </h1>
        <Groups names={Object.values(GROUPS)} />
      </header>
      <Group name={GROUPS.people}>
        <Faces people={people} />
        <FacesAndDays locale={locale} people={people} />
        <Stars locale={locale} />
      </Group>
      <Group name={GROUPS.state}>
        <Time locale={locale} />
        <Ways locale={locale} />
      </Group>
      <WordsProvider locale={locale} namespaces={['order', 'common', 'auth', 'reviews', 'conversation']}>
        <Group name={GROUPS.acts}>
          <Acts locale={locale} />
        </Group>
        <Group name={GROUPS.typing}>
          <TypedFields />
        </Group>
        <Group name={GROUPS.choosing}>
          <ChosenFields />
          <Hours legend={t('dateTime.dayLegend')} />
          <Uploads />
        </Group>
        <Group name={GROUPS.layers}>
          <Layers />
          <Opened />
        </Group>
      </WordsProvider>
      <Group name={GROUPS.content}>
        <Folded locale={locale} />
        <Inbox locale={locale} />
        <Answers locale={locale} />
        <Facts locale={locale} />
      </Group>
      <Group name={GROUPS.money}>
        <Money locale={locale} />
      </Group>
      <Group name={GROUPS.pages}>
        <OwnPages locale={locale} />
      </Group>
      <Group name={GROUPS.waits}>
        <Waits locale={locale} />
      </Group>
    </div>
  );
}

async function Acts({ locale }: OfLocale) {
  const t = await getTranslations({ locale, namespace: 'order-following' });
  const moves = await getTranslations({ locale, namespace: 'provider' });
  return (
    <>
      <Part name="Button">
        <Buttons>
          <Icon icon={Phone} />
          {t('acts.call')}
        </Buttons>
      </Part>
      <Part name="IconButton">
        <IconButtons label={t('acts.call')} icon={<Icon icon={Phone} />} />
      </Part>
      <Part name="SlideButton">
        <Slides
          words={{
            label: moves('moves.depart'),
            question: moves('sure.depart'),
            confirmLabel: moves('confirm.depart'),
          }}
        />
      </Part>
    </>
  );
}
