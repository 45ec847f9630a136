import { handler as askpaper } from './askpaper';
import { handler as decidepaper } from './decidepaper';
import { handler as getallpaperrequest } from './getallpaperrequest';
import { handler as getpaperrequests } from './getpaperrequests';
import { handler as sendpaper } from './sendpaper';

export const paperRequestsCalls = [askpaper, decidepaper, getallpaperrequest, getpaperrequests, sendpaper] as const;
