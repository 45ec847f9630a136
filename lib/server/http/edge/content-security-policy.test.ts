import { toContentSecurityPolicy } from './content-security-policy';

function read(
  options: Partial<Parameters<typeof toContentSecurityPolicy>[0]['configuration']> = {},
  isDevelopment = false,
): ReadonlyMap<string, string> {
  const configuration = {
    SITE_URL: undefined,
    MQTT_PUBLIC_URL: undefined,
    MAP_TILES_URL: undefined,
    MAIN_API_URL: undefined,
    FILE_API_URL: undefined,
    ...options,
  };
  const policy = toContentSecurityPolicy({ configuration, inlineScripts: ["'sha256-x'"], isDevelopment });
  return new Map(
    policy
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive.slice(directive.indexOf(' ') + 1)]),
  );
}

describe('the content security policy', () => {
  it('runs only this site’s files and the named inline scripts', () => {
    expect(read().get('script-src')).toBe("'self' 'sha256-x'");
    expect(['object-src', 'frame-src', 'frame-ancestors'].map((name) => read().get(name))).toEqual([
      "'none'",
      "'none'",
      "'none'",
    ]);
  });

  it('reaches the configured broker and tiles, by their origins alone', () => {
    const policy = read({
      SITE_URL: 'https://pelakfan.example/',
      MQTT_PUBLIC_URL: 'wss://broker.example:8084/mqtt',
      MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png?key=secret',
    });
    expect(policy.get('connect-src')).toBe("'self' blob: wss://pelakfan.example wss://broker.example:8084");
    expect(policy.get('img-src')).toBe("'self' data: blob: https://*.tiles.example");
  });

  it('shows the pictures of a catalogue whose hosts are elsewhere', () => {
    const policy = read({ MAIN_API_URL: 'https://api.example/v1', FILE_API_URL: 'https://files.example/v1' });
    expect(policy.get('img-src')).toBe("'self' data: blob: https://api.example https://files.example");
  });

  it('lets the framework’s own scripts run while pages are being written', () => {
    expect(read({}, true).get('script-src')).toContain("'unsafe-inline'");
    expect(read().get('script-src')).not.toContain('unsafe');
  });
});
