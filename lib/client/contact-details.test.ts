import { readConfiguration } from '@/lib/server/start/configuration';

import { readContactDetails } from './contact-details';

const environment = {
  CONTACT_PHONES: '+98 21 1234 5678, 02112345679',
  CONTACT_EMAIL: 'info@pelakfan.example',
  CONTACT_ADDRESS: 'تهران، خیابان نمونه',
  CONTACT_ADDRESS_EN: 'Sample Street, Tehran',
  CONTACT_HOURS: 'sat-wed 9-18',
  SOCIAL_TELEGRAM: 'https://t.me/sample',
  TRUST_ENAMAD_URL: 'https://trustseal.enamad.ir/?id=1',
};

describe('readContactDetails', () => {
  it('leaves out unconfigured details', () => {
    expect(readContactDetails('fa', {})).toEqual({
      phones: [],
      email: null,
      address: null,
      hours: [],
      networks: [],
      badges: [],
      blogUrl: null,
    });
    expect(readContactDetails('fa', { CONTACT_PHONES: '', SOCIAL_TELEGRAM: '' })).toMatchObject({
      phones: [],
      networks: [],
    });
  });

  it('reads the configured details, the address in the page’s letters', () => {
    expect(() => readConfiguration(environment)).not.toThrow();
    expect(readContactDetails('de', environment)).toEqual({
      phones: ['+98 21 1234 5678', '02112345679'],
      email: 'info@pelakfan.example',
      address: 'Sample Street, Tehran',
      hours: [{ firstDay: 0, lastDay: 4, startHour: 9, endHour: 18 }],
      networks: [{ name: 'telegram', url: 'https://t.me/sample' }],
      badges: [{ name: 'enamad', url: 'https://trustseal.enamad.ir/?id=1' }],
      blogUrl: null,
    });
    expect(readContactDetails('ar', environment).address).toBe('تهران، خیابان نمونه');
  });

  it.each([
    ['CONTACT_PHONES', 'ring me'],
    ['CONTACT_EMAIL', 'info'],
    ['CONTACT_HOURS', 'always'],
    ['SOCIAL_INSTAGRAM', 'javascript:alert(1)'],
    ['BLOG_URL', 'http://plain.example'],
  ])('a start refuses %s of %s', (name, value) => {
    expect(() => readConfiguration({ [name]: value })).toThrow(`${name} is "${value}"`);
  });
});
