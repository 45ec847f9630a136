// Rules of this house that no linter brings: words, directions, late parts and people's texts. oxlint.json says where
// each counts.
const PHYSICAL_CLASS = new RegExp(
  `(?:^|[\\s:!-])(?:${[
    '(?:m|p|scroll-m|scroll-p)[lr]-(?:\\d|\\[|auto|px)',
    '(?:left|right)-(?:\\d|\\[|auto|px|full)',
    '(?:text|float|clear)-(?:left|right)(?:\\s|$)',
    '(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|\\s|$)',
  ].join('|')})`,
);
const WHITE_GROUND = /(?:^|[\s:])bg-white(?:[\s/]|$)/;
const NUMBERED_LINE = /(?:^|[\s:])leading-\d/;
const WORD = /\p{L}{2,}/u;
const LABELS = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'label'];

const ENTITY = /&#?\w+;/g;

const isWord = (value) => typeof value === 'string' && WORD.test(value.replaceAll(ENTITY, ''));

/** A rule that reports each text, a class name mostly, that matches. */
const refuse = (pattern, message) => ({
  meta: { messages: { refused: message } },
  create(context) {
    const check = (node, text) => {
      if (pattern.test(text)) context.report({ node, messageId: 'refused' });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
});

const logicalDirections = refuse(
  PHYSICAL_CLASS,
  'A physical direction breaks the other reading direction. Use the logical one: ms, me, ps, pe, start, end.',
);

const darkGrounds = refuse(
  WHITE_GROUND,
  'A card is white by day alone: bg-card. What stays white at night, on enamel or below a code for cameras, is bg-light.',
);

const namedLines = refuse(
  NUMBERED_LINE,
  'Lines have four heights, by name (tailwind.config.ts): leading-none, -tight, -snug, -text. A number is no class.',
);

const wordsInMessages = {
  meta: {
    messages: { literal: 'Words live in messages/<locale>/<namespace>.json. Take this one from there, or as a prop.' },
  },
  create(context) {
    const check = (node, value) => {
      if (isWord(value)) context.report({ node, messageId: 'literal' });
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXExpressionContainer({ parent, expression }) {
        if (parent.type === 'JSXElement' && expression.type === 'Literal') check(expression, expression.value);
      },
      JSXAttribute({ name, value }) {
        if (LABELS.includes(name.name) && value?.type === 'Literal') check(value, value.value);
      },
    };
  },
};

const patientParts = {
  meta: {
    messages: {
      wholePage:
        'While such a part comes, the framework takes away everything up to the next Suspense, mostly the whole page. Give it `{ ssr: false }` or a `loading`.',
      fragile:
        'Such a part that a bad network does not bring fails for good, and takes the whole page with it. Load it with toPatientLoader (lib/client/patient-loader.ts).',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: given } = node;
        if (callee.name === 'dynamic' && given.length === 1) context.report({ node, messageId: 'wholePage' });
        if (['lazy', 'dynamic'].includes(callee.name) && given[0]?.type === 'ArrowFunctionExpression') {
          context.report({ node: given[0], messageId: 'fragile' });
        }
      },
    };
  },
};

/** A variable, a field of one, or a text made of them: not a call, which is how our own words and numbers come. */
const PLAIN_VALUES = ['Identifier', 'MemberExpression', 'TemplateLiteral'];

/** The wire's fields that hold a name, or an address's or a plate's words. */
const WRITTEN_NAME = /\b(?:fullname|(?:provider|customer|company|recipient|holder)Name|deliveryaddrname|plaque)\b/;

const writtenTexts = {
  meta: {
    messages: {
      spoken:
        'An attribute cannot say the language of a name. Put the words into an element: HeardLabel (components/shared/heard-label.tsx) or LabelWithName.',
      bare: 'Show what a person wrote with WrittenText (components/ui/written-text.tsx): it keeps long words and grouped numbers whole.',
    },
  },
  create(context) {
    return {
      JSXAttribute(node) {
        const isHeard = node.name.name === 'aria-label' || node.name.name === 'alt';
        if (isHeard && node.value && WRITTEN_NAME.test(context.sourceCode.getText(node.value)))
          context.report({ node, messageId: 'spoken' });
      },
      JSXElement({ openingElement, children }) {
        const { name, attributes } = openingElement;
        const direction = attributes.find((attribute) => attribute.name?.name === 'dir');
        const isOfText = direction ? direction.value?.value === 'auto' : name.name === 'bdi';
        const isPlain = ({ type, expression }) =>
          type === 'JSXExpressionContainer' && PLAIN_VALUES.includes(expression.type);
        if (isOfText && children.some(isPlain)) context.report({ node: openingElement, messageId: 'bare' });
      },
    };
  },
};

/** Members that every supported browser has, also in private windows and sandboxed frames. */
const SAFE_IN_NAVIGATOR = ['userAgent', 'language', 'languages', 'onLine'];
const OPTIONAL_GLOBALS = new Set([
  'AudioContext',
  'BarcodeDetector',
  'BroadcastChannel',
  'CloseWatcher',
  'EyeDropper',
  'IntersectionObserver',
  'MediaRecorder',
  'Notification',
  'OTPCredential',
  'OffscreenCanvas',
  'PaymentRequest',
  'PushManager',
  'ResizeObserver',
  'SharedWorker',
  'Worker',
  'caches',
  'cookieStore',
  'createImageBitmap',
  'indexedDB',
  'localStorage',
  'matchMedia',
  'requestIdleCallback',
  'sessionStorage',
  'speechSynthesis',
  'visualViewport',
]);
const GLOBAL_OBJECTS = ['window', 'globalThis', 'self'];

const optionalFeatures = {
  meta: {
    messages: {
      optional:
        'A browser may lack “{{name}}”, or throw where it is touched. Take it from lib/client/browser-features.ts or browser-storage.ts.',
    },
  },
  create(context) {
    const report = (node, name) => context.report({ node, messageId: 'optional', data: { name } });
    const isGlobalObject = (node) => node.type === 'Identifier' && GLOBAL_OBJECTS.includes(node.name);
    return {
      Identifier(node) {
        const { name, parent } = node;
        if (parent.type.startsWith('TS') && !parent.type.endsWith('Expression')) return;
        const isProperty = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
        if (isProperty && name !== 'cookie' && !isGlobalObject(parent.object)) return;
        if (parent.type === 'Property' && parent.key === node && !parent.shorthand) return;
        if (name === 'navigator') {
          const member = isProperty ? parent.parent : parent;
          const isSafe = member.type === 'MemberExpression' && SAFE_IN_NAVIGATOR.includes(member.property.name);
          if (!isSafe) report(node, name);
        } else if (name === 'cookie') {
          if (isProperty && parent.object.name === 'document') report(node, 'document.cookie');
        } else if (OPTIONAL_GLOBALS.has(name) && !isOwn(context, node)) report(node, name);
      },
      BinaryExpression({ operator, left, right }) {
        if (operator === 'in' && isGlobalObject(right) && OPTIONAL_GLOBALS.has(left.value)) report(left, left.value);
      },
    };
  },
};

/** A name that the file declares itself, such as an import from browser-features.ts. */
function isOwn(context, node) {
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const known = scope.set.get(node.name);
    if (known && known.defs.length > 0) return true;
  }
  return false;
}

const leavingPages = {
  meta: {
    messages: {
      direct:
        'An open or closing dialog goes back in the history, which breaks this way off. Use leaveFor or whenOnPage (lib/client/leave-page.ts).',
    },
  },
  create(context) {
    return {
      CallExpression(node) {
        const { object, property } = node.callee;
        const isLocation = object?.name === 'location' || object?.property?.name === 'location';
        if (isLocation && property?.name === 'assign') context.report({ node, messageId: 'direct' });
      },
    };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'dark-grounds': darkGrounds,
    'leaving-pages': leavingPages,
    'logical-directions': logicalDirections,
    'named-lines': namedLines,
    'optional-features': optionalFeatures,
    'patient-parts': patientParts,
    'words-in-messages': wordsInMessages,
    'written-texts': writtenTexts,
  },
};
