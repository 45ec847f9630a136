import { isNoindexHost } from '@/lib/seo/noindex-hosts';

describe('isNoindexHost', () => {
  it('[G-07] names provider and front hosts, with or without a port', () => {
    for (const host of ['provider.pelakfan.example', 'front.pelakfan.example:3000', 'PELAKMAN.example']) expect(isNoindexHost(host)).toBe(true);
    for (const host of ['pelakfan.example', 'www.provider.example', 'providers.example', 'localhost:3000']) expect(isNoindexHost(host)).toBe(false);
  });

  it('takes the patterns of the configuration', () => {
    expect(isNoindexHost('stage.pelakfan.example', 'stage.*, beta.*')).toBe(true);
    expect(isNoindexHost('stagexpelakfan', 'stage.*')).toBe(false);
    expect(isNoindexHost('provider.pelakfan.example', '')).toBe(false);
  });
});
