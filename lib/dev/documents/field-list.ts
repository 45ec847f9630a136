import { z } from 'zod';

import { namedSchemas, type NamedSchema } from './schema-notes';

/** The parts of JSON Schema that the contract’s schemas use. */
interface Json {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly additionalProperties?: Json | boolean;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly items?: Json | false;
  readonly prefixItems?: readonly Json[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

type Definitions = Readonly<Record<string, Json>>;

/** The direction in which a schema is read: a request, which may leave fields out, or an answer. */
type Direction = 'input' | 'output';

const isEmpty = ({ type, properties = {} }: Json) => type === 'object' && Object.keys(properties).length === 0;
const isNull = ({ type }: Json) => type === 'null';
const quote = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const listForms = (json: Json) => json.anyOf ?? json.oneOf;

/** The fields of a request or an answer as a nested list, or the name of its shape; null where it has none. */
export function toFieldList(schema: z.ZodType, direction: Direction, home: string): string | null {
  const { json, definitions } = toJson(schema, direction);
  const lines = new FieldWriter(definitions, home).listForm(json, 0);
  return lines.length === 0 ? null : lines.join('\n');
}

/** The section of a named shape; null for a shape that needs none. */
export function toShapeFields({ schema, home }: NamedSchema): string | null {
  const { json, definitions } = toJson(schema, 'output');
  const whole = json.$ref === undefined ? json : readDefinition(definitions, json.$ref);
  if (!hasSection(whole)) return null;
  const { description = '', ...shape } = whole;
  return [description, new FieldWriter(definitions, home).listForm(shape, 0).join('\n')].filter(Boolean).join('\n\n');
}

function toJson(schema: z.ZodType, direction: Direction): { json: Json; definitions: Definitions } {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' }) as Json & {
    readonly $defs?: Definitions;
  };
  return { json, definitions: $defs };
}

function readDefinition(definitions: Definitions, ref: string): Json {
  return definitions[ref.replace('#/$defs/', '')] ?? {};
}

class FieldWriter {
  constructor(
    private readonly definitions: Definitions,
    private readonly home: string,
  ) {}

  /** The lines of a whole request, answer or shape. */
  listForm(json: Json, depth: number): string[] {
    if (json.$ref !== undefined) {
      const shape = readDefinition(this.definitions, json.$ref);
      return isEmpty(shape) ? [] : [`${indent(depth)}- ${this.sayType(json)}`];
    }
    const forms = listForms(json)?.filter((form) => !isNull(form));
    if (forms !== undefined && forms.every((form) => form.properties !== undefined))
      return forms.flatMap((form, index) => [
        `${indent(depth)}- ${index === 0 ? 'either' : 'or'}${sayComment(form)}`,
        ...this.listFields(form, depth + 1),
      ]);
    if (json.properties !== undefined) return this.listFields(json, depth);
    if (isEmpty(json)) return [];
    const type = this.sayType(json);
    return type === '' ? [] : [`${indent(depth)}- ${type}`, ...this.listInner(json, depth + 1)];
  }

  private listFields({ properties = {}, required = [] }: Json, depth: number): string[] {
    return Object.entries(properties).flatMap(([name, field]) => {
      const mark = required.includes(name) ? name : `${name}?`;
      const type = this.sayType(field);
      return [
        `${indent(depth)}- \`${mark}\`${type === '' ? '' : `: ${type}`}${sayComment(field)}`,
        ...this.listInner(field, depth + 1),
      ];
    });
  }

  /** The fields within a field: of an object, of a list of objects, of each form of a union. */
  private listInner(json: Json, depth: number): string[] {
    if (json.$ref !== undefined) return [];
    if (json.items) return this.listInner(json.items, depth);
    if (typeof json.additionalProperties === 'object' && json.properties === undefined)
      return this.listInner(json.additionalProperties, depth);
    const forms = listForms(json)?.filter((form) => form.properties !== undefined);
    if (forms !== undefined && forms.length > 1) return this.listForm({ anyOf: forms }, depth);
    return this.listFields(forms?.[0] ?? json, depth);
  }

  /** The type of a field in words. */
  private sayType(json: Json): string {
    const words = this.sayPlainType(json);
    return json.default === undefined || isEmptyObject(json.default)
      ? words
      : `${words}, else ${json.default === '' ? 'empty' : quote(json.default)}`;
  }

  private sayPlainType(json: Json): string {
    if (json.$ref !== undefined) return this.sayNamed(json.$ref.replace('#/$defs/', ''));
    const forms = listForms(json);
    if (forms !== undefined) return [...new Set(forms.map((form) => this.sayType(form)))].join(' or ');
    if (json.enum !== undefined) return json.enum.map(quote).join(', ');
    if (json.const !== undefined) return quote(json.const);
    if (Array.isArray(json.type)) return json.type.map((type) => this.sayPlainType({ ...json, type })).join(' or ');
    if (json.type === 'array') return `list of ${this.sayItems(json)}${sayBounds(json.minItems, json.maxItems)}`;
    if (json.type === 'object') return json.properties === undefined ? this.sayTable(json) : 'object';
    if (json.type === 'string') return sayText(json);
    if (json.type === 'integer' || json.type === 'number') return sayNumber(json);
    return typeof json.type === 'string' ? json.type : '';
  }

  private sayItems({ items, prefixItems }: Json): string {
    return (prefixItems ?? [items || {}]).map((item) => this.sayType(item)).join(' and ');
  }

  private sayTable({ additionalProperties }: Json): string {
    const type = typeof additionalProperties === 'object' ? this.sayType(additionalProperties) : '';
    return type === '' ? 'object' : `table of ${type}`;
  }

  /** A name that says more than the type behind it leads to its section; any other is replaced by its type. */
  private sayNamed(id: string): string {
    const named = namedSchemas.get(id);
    const json = readDefinition(this.definitions, id);
    if (named === undefined || !hasSection(json)) return this.sayPlainType(json);
    const file = named.home === this.home ? '' : `${named.home}.md`;
    return `[${named.name}](${file}#${named.name.toLowerCase()})`;
  }
}

/** Whether a named shape has a section of its own: an object, or anything that a comment explains. */
function hasSection(json: Json): boolean {
  return json.properties !== undefined || listForms(json) !== undefined || json.description !== undefined;
}

function sayComment({ description }: Json): string {
  return description === undefined ? '' : ` — ${description}`;
}

function sayText({ format, minLength = 0, maxLength }: Json): string {
  if (format === 'date') return 'day';
  return maxLength === undefined ? 'text' : `text of ${minLength} to ${maxLength}`;
}

function sayNumber({ type, minimum, maximum, exclusiveMinimum }: Json): string {
  const word = type === 'integer' ? 'whole number' : 'number';
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1);
  const isSaid = (bound: number | undefined) => bound !== undefined && Math.abs(bound) !== Number.MAX_SAFE_INTEGER;
  if (isSaid(least) && isSaid(maximum)) return `${word}, ${least} to ${maximum}`;
  if (isSaid(maximum)) return `${word}, at most ${maximum}`;
  return isSaid(least) ? `${word}, at least ${least}` : word;
}

function sayBounds(least: number | undefined, most: number | undefined): string {
  if (least !== undefined && most !== undefined) return `, ${least === most ? least : `${least} to ${most}`} of them`;
  if (most !== undefined) return `, at most ${most}`;
  return least === undefined ? '' : `, at least ${least}`;
}

const isEmptyObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const indent = (depth: number) => '  '.repeat(depth);
