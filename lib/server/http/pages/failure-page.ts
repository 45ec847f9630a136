import { escapeHtml } from '@/lib/domain/text/escape-html';
import { POPULAR_TILE_COUNT } from '@/lib/domain/constants/screen';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

import { toHtmlPage, toPlate } from './plain-page';
import { getWords } from '../../words/words';

export const AGAIN_AFTER_SECONDS = 5;

/**
 * The page for a failed render (its host is away, too many wait, the framework failed), in the language of the address.
 * It needs neither the framework nor a script; its links lead to its own address again and to the home page.
 */
export function toFailurePage(path: string): string {
  const { locale, path: plain } = splitLocalePath(path);
  const words = getWords(locale, 'failure');
  if (plain === '/') return toWaitingHome(locale);
  const retry = `<a class="button first" href="">${escapeHtml(words.say('retry'))}</a>`;
  const home = `<a class="button" href="${toLocalePath(locale, '/')}">${escapeHtml(words.say('home'))}</a>`;
  const body = `${toPlate(words.say('title'), words.say('text'))}<div class="choices">${retry}${home}</div>`;
  return toHtmlPage({ locale, title: words.say('title'), body });
}

/**
 * The home page while the services have not come, because a main host stalls (row S-22). It has places for the popular
 * ones, and asks again by itself.
 */
function toWaitingHome(locale: Locale): string {
  const words = getWords(locale, 'home');
  const title = words.say('waiting.title');
  const tiles = '<li class="tile" data-placeholder></li>'.repeat(POPULAR_TILE_COUNT);
  const body = `${toPlate(title, words.say('waiting.text'))}<ul class="tiles" aria-hidden="true">${tiles}</ul><a class="button first" href="">${escapeHtml(getWords(locale, 'failure').say('retry'))}</a>`;
  return toHtmlPage({ locale, title, body, refreshSeconds: AGAIN_AFTER_SECONDS });
}
