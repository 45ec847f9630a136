import { CampaignBadge } from './campaign-badge';

// What stands between the two switches of the campaign and the words, which only a page of the framework has.
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: { service: string }) => `${key} ${values?.service ?? ''}`.trim(),
}));

const categories = [
  { seopath: 'laundry', serviceName: 'Laundry', isOrderable: true },
  { seopath: 'carwash', serviceName: 'Car wash', isOrderable: false },
];
const badge = async (isEnableCampign: boolean, urlCampign: string) => {
  const bundle = { isEnableCampign, urlCampign, lstCategoriesWithSubCategories: categories } as unknown as Parameters<
    typeof CampaignBadge
  >[0]['bundle'];
  const element = await CampaignBadge({ locale: 'de', bundle });
  return element && { href: element.props.href, said: [element.props.children].flat().at(-1) };
};

describe('the campaign’s badge', () => {
  it('is not there while isEnableCampign is off, or where there is nothing to lead to', async () => {
    expect(await badge(false, '/services/laundry/')).toBeNull();
    expect(await badge(true, '')).toBeNull();
  });

  it('promises nothing of a service that cannot be ordered', async () => {
    expect(await badge(true, '/services/carwash/')).toBeNull();
  });

  it('leads to urlCampign in the page’s language, and names the service that it is about', async () => {
    expect(await badge(true, '/services/laundry/')).toEqual({
      href: '/de/services/laundry/',
      said: 'campaign.service Laundry',
    });
    expect(await badge(true, '/joinus/')).toEqual({ href: '/de/joinus/', said: 'campaign.other' });
  });
});
