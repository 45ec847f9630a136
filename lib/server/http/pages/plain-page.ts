import { escapeHtml } from '@/lib/domain/text/escape-html';
import { findTextLanguage } from '@/lib/domain/text/text-language';
import { getDirection, type Locale } from '@/lib/i18n/locales';

interface PageContent {
  readonly locale: Locale;
  readonly title: string;
  /** Already HTML: every value in it has gone through `escapeHtml`. */
  readonly body: string;
  readonly refreshSeconds?: number;
}

const STYLE = `
:root{color-scheme:light dark;--enamel:#2B57B5;--edge:#2B57B5;--deep:#0C1B3A;--line:#E6E4DD;--quiet:#6B6A63;--ground:#FAFAF7;--card:#fff;--ink:#14213D;--way:#1F4494}
@media screen and (prefers-color-scheme:dark){:root{--edge:#5478BF;--deep:#A9C2F5;--line:#2E3A58;--quiet:#A6AFC4;--ground:#0B1222;--card:#151F38;--ink:#E8ECF6;--way:#A9C2F5}}
*{box-sizing:border-box}body{margin:0;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.8 system-ui,sans-serif}
main{max-width:44rem;margin-inline:auto}.plate{background:var(--enamel);color:#fff;border-radius:24px;padding:8px;margin-block-end:24px}
.plate>div{border:2px solid #ffffff80;border-radius:18px;padding:20px 24px}h1{margin:0;font-size:28px;line-height:1.3}
.plate p{margin:8px 0 0}.card{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px 20px;margin-block-end:12px}
.quiet{color:var(--quiet);font-size:14px;overflow-wrap:anywhere}.text{white-space:pre-line;overflow-wrap:anywhere;margin:4px 0 0}dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:4px 16px}
dt{color:var(--quiet)}dd{margin:0;font-weight:600}form{margin:0}.choices{display:grid;gap:12px}
button,.button{display:block;width:100%;min-height:48px;padding:10px 20px;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:var(--way);font:inherit;text-align:center;text-decoration:none;cursor:pointer}
.first{background:#F2A516;border-color:#F2A516;color:#14213D;font-weight:700}button:focus-visible,.button:focus-visible,input:focus-visible{outline:3px solid var(--deep);outline-offset:2px}
.filter{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-block-end:16px}.filter label{flex:1 1 12rem}.filter input{width:100%;min-height:48px;padding:8px 12px;border:1px solid var(--quiet);border-radius:10px;font:inherit;direction:ltr}
.filter button{width:auto}.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:12px;margin:0 0 24px;padding:0;list-style:none}
.tile{aspect-ratio:1;border-radius:16px;background:var(--line)}bdi{unicode-bidi:isolate}`;

/** A page made here, without the framework and its scripts: it must open when nothing else does. */
export function toHtmlPage({ locale, title, body, refreshSeconds }: PageContent): string {
  const refresh = refreshSeconds === undefined ? '' : `<meta http-equiv="refresh" content="${refreshSeconds}">`;
  return `<!doctype html><html lang="${locale}" dir="${getDirection(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">${refresh}<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

/** An instant as people in Tehran read it. */
export function toTimeHtml(instant: string, locale: Locale): string {
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Tehran' });
  return `<time datetime="${instant}">${escapeHtml(time.format(new Date(instant)))}</time>`;
}

/** Attributes of the element that shows a text in any language: its direction and its language. */
export function toTextAttributes(text: string): string {
  const language = findTextLanguage(text);
  return ` dir="auto"${language ? ` lang="${language}"` : ''}`;
}

export function toPlate(title: string, lead: string): string {
  return `<div class="plate"><div><h1>${escapeHtml(title)}</h1><p>${escapeHtml(lead)}</p></div></div>`;
}
