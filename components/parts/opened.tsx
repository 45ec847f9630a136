'use client';

import { EllipsisVertical } from 'lucide';
import { useTranslations } from 'next-intl';

import { Accordion } from '@/components/ui/accordion';
import { Dropdown } from '@/components/layout/dropdown';
import { Icon } from '@/components/ui/icon';
import { getDirection } from '@/lib/i18n/locales';
import { useLocale } from '@/lib/i18n/location';

import { Part } from './part';

/** Parts that open in place: an accordion, and a list over the page. */
export function Opened() {
  const t = useTranslations('conversation');
  const locale = useLocale();
  const items = (['block', 'unblock'] as const).map((key) => ({ key, title: t(key), content: t('sure.text') }));
  const links = items.map(({ key, title }) => (
    <a key={key} href="#part-Dropdown" className="flex min-h-touch items-center px-4">
      {title}
    </a>
  ));
  return (
    <>
      <Part name="Accordion">
        <div className="w-full max-w-prose">
          <Accordion items={items} direction={getDirection(locale)} defaultOpen="block" />
        </div>
      </Part>
      <Part name="Dropdown">
        <Dropdown label={t('list')} panelClassName="w-48 py-2" className="relative">
          {links}
        </Dropdown>
        <Dropdown
          label={<Icon icon={EllipsisVertical} />}
          accessibleLabel={t('list')}
          hasChevron={false}
          panelClassName="w-48 py-2"
          className="relative"
        >
          {links}
        </Dropdown>
      </Part>
    </>
  );
}
