import { handler as getcaptcha } from './getcaptcha';

export const captchaCalls = [getcaptcha] as const;
