import { useTranslations } from 'next-intl';

import { WrittenText } from '@/components/ui/written-text';

/** A professional's name after what the marketplace calls its people (SPEC 3, `{product}Yar fullname`). */
export function YarName({ fullname }: { fullname: string }) {
  const t = useTranslations('order.provider');
  return (
    <>
      <span className="text-14 font-normal text-stone-500">{t('yar')}</span> <WrittenText text={fullname} />
    </>
  );
}
