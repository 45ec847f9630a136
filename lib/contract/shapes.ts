import { z } from 'zod';

import { isPersonName } from '@/lib/domain/person/person-name';

import { YES_AND_NO } from './enumerations';

/** The largest 32-bit integer of the database. A larger id would be a fault there. */
const LARGEST_ID = 2_147_483_647;
/** LONGEST_NAME of lib/domain/constants/. */
const LONGEST_NAME = 60;

/**
 * Controls, marks of direction, and characters without width: nobody sees them, and they make one name look like
 * another or a text run backwards. A half-space and a joiner stay, because Persian words are written with them.
 */
const UNSEEN = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]|[^\P{Cc}\s]/gu;
const EDGES = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** A text as one visible line: without invisible characters, with single spaces, and none at its ends. */
function toOneLine(text: string): string {
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').replace(EDGES, '');
}

/**
 * A text of several lines as people see it: single spaces within a line, at most one empty line between two, nothing at
 * its ends.
 */
function toParagraphs(text: string): string {
  const lines = text
    .replace(LINE_ENDS, '\n')
    .replace(UNSEEN, '')
    .replace(/[^\S\n]+/g, ' ');
  return lines
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(EDGES, '');
}

/** The number of a row. */
export const id = z.number().int().positive().max(LARGEST_ID);
/** A type of a category that somebody works for; 0 stands for a category without types. */
export const typeNumber = z.number().int().min(0).max(LARGEST_ID);
/** Ids that reach a path or query as text. */
export const idText = z.coerce.number().int().positive().max(LARGEST_ID);
/** `srvcategoryid`, a number that goes as text. 0 names no category. */
export const categoryNumber = z.coerce.number().int().min(0).max(LARGEST_ID);
/** Money: whole rial, never a fraction. Negative where money goes out (BEHAVIOUR 1.7). */
export const rials = z.number().int();
/** A day that the calendar has, of a year from which days can be counted: `2026-11-26`. */
export const dayText = z.iso.date().refine((day) => day >= '1000' && day < '3000');
/** A text of one line as people see it: nothing that is not to be seen counts towards its length, or is kept. */
export const lineText = (least: number, most: number) => z.string().overwrite(toOneLine).min(least).max(most);
/**
 * Text for others in several lines: a review, a note, a reason. Unseen characters are dropped before its length is
 * counted.
 */
export const paragraphText = (least: number, most: number) => z.string().overwrite(toParagraphs).min(least).max(most);
/** The name of a person, by the one rule that every name goes by; `irregular-name` where it breaks it. */
const nameText = (most: number) =>
  lineText(1, most).refine((name) => name === '' || isPersonName(name), { params: { problem: 'irregular-name' } });
/** A given name or a family name. */
export const personName = nameText(LONGEST_NAME);
/** Given name and family name in one. */
export const fullPersonName = nameText(LONGEST_NAME * 2);
/**
 * A mobile number as somebody typed it. lib/domain/person/mobile.ts makes the wire's form of it (BEHAVIOUR
 * 1.6).
 */
export const mobileText = lineText(1, 32);
/** The cursor of a list's next page, from the page before: the rating and the number of its last row. */
export const listCursor = z.string().regex(/^\d(\.\d{1,20})?~\d{1,9}$/);
/** SHA-256 of `mobile:password` in hex (BEHAVIOUR 8). */
export const passwordDigest = z.string().regex(/^[0-9a-f]{64}$/);
/** The input of a call that asks for nothing. Fields that are sent all the same are let pass. */
export const nothing = z.object({}).loose().prefault({});
/** The answer of a call that says nothing but that it succeeded. */
export const acknowledgement = z.object({});
/** A boolean as SPEC writes it; read at the contract’s edge alone (BEHAVIOUR 1.5). */
export const yesNo = z.enum(YES_AND_NO);

/**
 * One line of a price: `key` names it in messages/<locale>/price-lines.json, `label` is it in the reader’s language.
 * `group` names its group, where lines of several kinds stand in one price.
 */
export const priceLine = z.object({
  key: z.string(),
  label: z.string(),
  amountRial: rials,
  group: z.string().optional(),
  /** One of the line's textiles, of an order that was placed. */
  piece: z.object({ label: z.string(), amountRial: rials }).optional(),
});

/** Types of one category beside the one that an order or a search names. */
export const moreTypes = z.array(id).max(20);

/** The most rows of a page; a page of any list stays below 60 kB. */
const MOST_A_PAGE = 50;

/** The wanted page of a list. Pages count from 0. */
export const listPage = z.object({
  pageNumber: z.number().int().min(0).default(0),
  pageSize: z.number().int().min(1).max(MOST_A_PAGE).default(20),
});

/** The errors of a call that asks for the proof of work of boot/getcaptcha. */
export const captchaOutcomes = ['captcha-required', 'captcha-wrong', 'captcha-expired', 'captcha-used'] as const;
