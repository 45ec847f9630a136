import { isNoindexHost } from '@/lib/seo/noindex-hosts';

describe('isNoindexHost', () => {
  it('names provider and front hosts, with or without a port', () => {
    for (const host of ['provider.pelakfan.example', 'front.pelakfan.example:3000', 'PELAKMAN.example'])
      expect(isNoindexHost(host)).toBe(true);
    for (const host of ['pelakfan.example', 'www.provider.example', 'providers.example', 'localhost:3000'])
      expect(isNoindexHost(host)).toBe(false);
  });

  it('takes the patterns of the configuration, with stars anywhere', () => {
    for (const host of ['a.stage.example', 'A.STAGE.example:8443', 'a.stage.example.', 'a.stage.example.:80'])
      expect([host, isNoindexHost(host, '*.stage.example')]).toEqual([host, true]);
    for (const host of ['stage.example', 'a.stage.example.org', ''])
      expect([host, isNoindexHost(host, '*.stage.example')]).toEqual([host, false]);
    expect(isNoindexHost('[::1]:3000', '[::1]')).toBe(true);
    expect(isNoindexHost('stage.pelakfan.example', 'stage.*, beta.*')).toBe(true);
    expect(isNoindexHost('stagexpelakfan', 'stage.*')).toBe(false);
    expect(isNoindexHost('provider.pelakfan.example', '')).toBe(false);
  });
});
