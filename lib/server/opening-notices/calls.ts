import { handler as stoptellmewhenopen } from './stoptellmewhenopen';
import { handler as tellmewhenopen } from './tellmewhenopen';

export const openingNoticesCalls = [stoptellmewhenopen, tellmewhenopen] as const;
