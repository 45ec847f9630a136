import type { CallAnswer } from '@/lib/contract';

export type Team = CallAnswer<'team/getteam'>;
export type Member = Team['lstMember'][number];
export type TeamDays = CallAnswer<'team/getteamdays'>;
export type TeamWork = TeamDays['lstWaiting'][number];
