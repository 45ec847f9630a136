import type { Messages } from 'use-intl/core';

import { escapeHtml } from '@/lib/domain/text/escape-html';
import { toTomans } from '@/lib/domain/money/money';
import type { Locale } from '@/lib/i18n/locales';

import type { TestBankOutcome, TestBankPayment } from '../adapters/payment/test-bank';
import { getWords } from '../words/words';
import { toHtmlPage, toPlate } from '../http/pages/plain-page';

/** The buttons of the test bank: the payment's end, and whether and how often the bank sends the person back. */
export const BANK_CHOICES = ['success', 'failure', 'cancelled', 'twice', 'never'] as const;
export type BankChoice = (typeof BANK_CHOICES)[number];

export const choiceOutcomes: Readonly<Record<BankChoice, TestBankOutcome>> = {
  success: 'paid',
  failure: 'refused',
  cancelled: 'cancelled',
  twice: 'paid',
  never: 'paid',
};

/**
 * Sends the form of that choice twice: once into a window of its own, once here. Both come back to the shop with the
 * same authority.
 */
const SEND_TWICE =
  "const form=document.querySelector('input[value=twice]').form;form.addEventListener('submit',(event)=>{event.preventDefault();" +
  "window.open('','_bank_second');for(const target of ['_bank_second','_self']){form.target=target;form.submit()}})";

/** The gateway's page of a payment: its purpose, and a button for each result. */
export function toBankPage(payment: TestBankPayment, locale: Locale): string {
  const words = getWords(locale, 'demo');
  const say = (key: keyof Messages['demo']['bank'] & string) => escapeHtml(words.say(`bank.${key}`));
  const number = new Intl.NumberFormat(locale);
  const rial = words.say('bank.rial', { amount: number.format(payment.amountRials) });
  const toman = words.say('bank.toman', { amount: number.format(toTomans(payment.amountRials)) });
  const buttons = BANK_CHOICES.map((choice) => toChoiceForm(choice, say(choice)));
  const body = `${toPlate(words.say('bank.title'), words.say('bank.lead'))}
<div class="card"><dl><dt>${say('amount')}</dt><dd>${escapeHtml(toman)} <span class="quiet">(${escapeHtml(rial)})</span></dd><dt>${say('description')}</dt><dd>${escapeHtml(payment.description)}</dd></dl></div>
<p>${say('choose')}</p><div class="choices">${buttons.join('')}</div><p class="quiet">${say('refusedNote')}</p><script>${SEND_TWICE}</script>`;
  return toHtmlPage({ locale, title: words.say('bank.title'), body });
}

function toChoiceForm(choice: BankChoice, label: string): string {
  const isFirst = choice === 'success' ? ' class="first"' : '';
  return `<form method="post"><input type="hidden" name="choice" value="${choice}"><button${isFirst}>${label}</button></form>`;
}

/** A payment that was decided before: only the way back is left. */
export function toSettledPage(payment: TestBankPayment, locale: Locale): string {
  const words = getWords(locale, 'demo');
  const back = escapeHtml(toCallback(payment));
  const body = `${toPlate(words.say('bank.settledTitle'), words.say('bank.settledLead'))}<a class="button first" href="${back}">${escapeHtml(words.say('bank.back'))}</a>`;
  return toHtmlPage({ locale, title: words.say('bank.settledTitle'), body });
}

export function toNoticePage(notice: 'never' | 'unknown', locale: Locale): string {
  const words = getWords(locale, 'demo');
  const title = words.say(`bank.${notice}Title`);
  return toHtmlPage({ locale, title, body: toPlate(title, words.say(`bank.${notice}Lead`)) });
}

/**
 * The address to which the bank sends the person back, as Zarinpal does: `Authority` and `Status` on the shop's
 * address.
 */
export function toCallback({
  authority,
  callbackUrl,
  outcome,
}: Pick<TestBankPayment, 'authority' | 'callbackUrl' | 'outcome'>): string {
  const url = new URL(callbackUrl);
  url.searchParams.set('Authority', authority);
  url.searchParams.set('Status', outcome === 'paid' ? 'OK' : 'NOK');
  return url.href;
}
