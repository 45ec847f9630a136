import { readConfiguration } from '@/lib/server/start/configuration';

import { readAppDownloads } from './app-downloads';

const environment = {
  APP_APK_URL: 'https://pelakfan.example/app.apk',
  APP_BAZAAR_URL: 'https://cafebazaar.ir/app/sample',
  APP_STORE_URL: '',
};

describe('readAppDownloads', () => {
  it('shows the configured addresses only, the file before the stores', () => {
    expect(() => readConfiguration(environment)).not.toThrow();
    expect(readAppDownloads(environment)).toEqual([
      { name: 'apk', url: 'https://pelakfan.example/app.apk' },
      { name: 'bazaar', url: 'https://cafebazaar.ir/app/sample' },
    ]);
    expect(readAppDownloads({})).toEqual([]);
  });

  it('a start refuses an address that is no URL', () => {
    expect(() => readConfiguration({ APP_APK_URL: 'http://plain.example/app.apk' })).toThrow(
      'APP_APK_URL is "http://plain.example/app.apk"',
    );
  });
});
