import { CampaignBadge } from './campaign-badge';

// What stands between the two switches of the campaign and the words, which only a page of the framework has.
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string, values?: { service: string }) => `${key} ${values?.service ?? ''}`.trim(),
}));

const category = { seopath: 'laundry', serviceName: 'Laundry' };
const badge = async (isEnableCampign: boolean, urlCampign: string) => {
  const bundle = { isEnableCampign, urlCampign, lstCategoriesWithSubCategories: [category] } as unknown as Parameters<
    typeof CampaignBadge
  >[0]['bundle'];
  const element = await CampaignBadge({ locale: 'de', bundle });
  return element && { href: element.props.href, said: [element.props.children].flat().at(-1) };
};

describe('[S-30] the campaign’s badge', () => {
  it('is not there while isEnableCampign is off, or where there is nothing to lead to', async () => {
    expect(await badge(false, '/services/laundry/')).toBeNull();
    expect(await badge(true, '')).toBeNull();
  });

  it('leads to urlCampign in the page’s language, and names the service that it is about', async () => {
    expect(await badge(true, '/services/laundry/')).toEqual({
      href: '/de/services/laundry/',
      said: 'campaign.service Laundry',
    });
    expect(await badge(true, '/joinus/')).toEqual({ href: '/de/joinus/', said: 'campaign.other' });
  });
});
