import { handler as sharelink } from './sharelink';

export const appLinkCalls = [sharelink] as const;
