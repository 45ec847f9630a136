import { renderToStaticMarkup } from 'react-dom/server';

import { toHomeCategories } from '@/components/home/home-category';
import { toMenuCategories } from '@/components/layout/menu-categories';
import { pickOwnIcon, pickPagePicture } from '@/components/services/service-pictures';
import type { CallAnswer } from '@/lib/contract';
import { useMarket } from '@/lib/server/testing/use-market';

import { ServicePicture } from './service-picture';

const HOST = 'https://api.example/media';

const service = useMarket();
let bundle: CallAnswer<'boot/getallcategoryv3'>;
beforeAll(async () => {
  bundle = await service.call('boot/getallcategoryv3', {}, { locale: 'fa' });
});

const show = (url: string) =>
  renderToStaticMarkup(<ServicePicture url={url} name="laundry" size={56} className="size-14" />);
const findCategory = (id: string) => {
  const category = bundle.lstCategoriesWithSubCategories.find(({ srvcategoryid }) => srvcategoryid === id);
  if (!category) throw new Error(`no category ${id}`);
  return category;
};

it('a picture of the host’s is shown as it is; our own drawings come from the sheet, and stand in where none is named', () => {
  expect(show(`${HOST}/laundry.webp`)).toContain(`src="${HOST}/laundry.webp"`);
  expect(show('/illustrations/carwash.svg')).toContain('#carwash"');
  expect(show('')).toContain('#laundry"');
});

it('the home page, the menu and the footer take the picture that the bundle names', () => {
  const named = {
    ...bundle,
    lstCategoriesWithSubCategories: bundle.lstCategoriesWithSubCategories.map((category) => ({
      ...category,
      iconUrl: `${HOST}/${category.seopath}.webp`,
    })),
  };
  for (const categories of [toHomeCategories(named), toMenuCategories(named)]) {
    expect(categories.map(({ pictureUrl }) => pictureUrl)).toEqual(
      categories.map(({ seopath }) => `${HOST}/${seopath}.webp`),
    );
  }
});

it('a subcategory shows an icon of its own in the list and its picture at the head of its page; without them its category’s', () => {
  const category = findCategory('3');
  const [type] = category.lstServiceCategoryType_New;
  if (!type) throw new Error('no subcategory');
  expect([pickOwnIcon(type, category), pickPagePicture(category, type, null)]).toEqual(['', category.iconUrl]);
  const own = { ...type, new_icon: `${HOST}/icon.webp`, new_pic: `${HOST}/picture.webp` };
  expect([pickOwnIcon(own, category), pickPagePicture(category, own, null)]).toEqual([own.new_icon, own.new_pic]);
  const none = { ...type, new_icon: '', new_pic: '' };
  expect([pickOwnIcon(none, category), pickPagePicture(category, none, null)]).toEqual(['', category.iconUrl]);
});

it('the page of a grade has the grade’s icon at its head', () => {
  const category = findCategory('5');
  const types = category.lstServiceCategoryType_New.map((type) => ({
    ...type,
    eco_icon: `${HOST}/eco.webp`,
    vip_icon: `${HOST}/vip.webp`,
  }));
  const pictures = category.lstGrades.map((grade) => [
    grade.serviceGrade,
    pickPagePicture({ ...category, lstServiceCategoryType_New: types }, null, grade),
  ]);
  expect(pictures).toEqual([
    ['ECO', `${HOST}/eco.webp`],
    ['VIP', `${HOST}/vip.webp`],
  ]);
  expect(pickPagePicture({ ...category, lstServiceCategoryType_New: [] }, null, category.lstGrades[0] ?? null)).toBe(
    category.iconUrl,
  );
});
