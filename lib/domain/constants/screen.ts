// Numbers of screens: SPEC 9.
import { SECOND_MS } from './time-units';

export const RESEND_COUNTDOWN_SECONDS = 60;
export const COUNTDOWN_TICK_MS = SECOND_MS;
export const UNREAD_BADGE_CAP = 99;
export const POPULAR_TILE_COUNT = 8;
export const SHOWCASE_CATEGORY_IDS = [3, 12, 18, 28] as const;
export const SHOWCASE_SUB_ITEM_COUNT = 3;
export const DESKTOP_BREAKPOINT_PX = 992;
export const MOBILE_HEADER_HEIGHT_PX = 59;
export const DESKTOP_CONTENT_TOP_MARGIN_PX = 120;
export const VERIFICATION_DIALOG_PX = { height: 350, width: 500 } as const;
export const LOGIN_DIALOG_WIDTH_PX = 600;
export const REGISTER_DIALOG_PX = { height: 580, width: 600 } as const;
export const NEW_WORK_DIALOG_WIDTH_PX = 550;
export const NOTIFICATION_SOUND_REPEAT_MS = 3000;
export const UNREAD_COUNT_PAGE_SIZE = 500;
export const TRUNCATE_LENGTH = 20;
export const TRUNCATE_TILE_LENGTH = 10;

/** The time for which a choice is shown before its question goes on by itself. */
export const PICK_SHOWN_MS = 250;
