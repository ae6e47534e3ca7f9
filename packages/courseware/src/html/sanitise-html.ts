import sanitizeHtml from 'sanitize-html';

const TEXT_TAGS = [
  ...[
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'pre',
    'code',
    'samp',
    'strong',
    'em',
    'a',
    'br',
    'hr',
  ],
  ...['div', 'span', 'figure', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sub', 'sup'],
];

/** Shapes and text only: nothing that runs code, loads or refers to another place. */
export const FIGURE_TAGS = [
  ...[
    'svg',
    'g',
    'title',
    'desc',
    'path',
    'rect',
    'circle',
    'ellipse',
    'line',
    'polyline',
    'polygon',
    'text',
    'tspan',
  ],
];

const FIGURE_ATTRIBUTES = [
  ...[
    'viewBox',
    'role',
    'fill',
    'stroke',
    'stroke-width',
    'stroke-dasharray',
    'stroke-linecap',
    'stroke-linejoin',
  ],
  ...[
    'font-size',
    'font-weight',
    'font-style',
    'font-family',
    'text-anchor',
    'dominant-baseline',
    'transform',
    'opacity',
  ],
  ...[
    'fill-opacity',
    'stroke-opacity',
    'fill-rule',
    'd',
    'points',
    'x',
    'y',
    'dx',
    'dy',
    'x1',
    'y1',
    'x2',
    'y2',
  ],
  ...['cx', 'cy', 'r', 'rx', 'ry', 'width', 'height', 'aria-hidden'],
];

// Colours may be functions, which can load: `fill="url(https://…)"`, also with CSS escapes for its letters.
const LOADS = /\\|(?:url|src|image|image-set|cross-fade|element)\s*\(/i;
const LOCAL_REFERENCE = /^url\(#[\w-]+\)$/;

function withoutLoading(tagName: string, attribs: sanitizeHtml.Attributes) {
  const isFigure = FIGURE_TAGS.includes(tagName);
  const allowed = Object.entries(attribs).filter(
    ([, value]) => !isFigure || !LOADS.test(value) || LOCAL_REFERENCE.test(value),
  );
  return { tagName, attribs: Object.fromEntries(allowed) };
}

/** The last line of defence before the browser: whatever Markdown let through, only the listed tags and attributes remain. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...TEXT_TAGS, ...FIGURE_TAGS],
    allowedAttributes: {
      a: ['href', 'rel'],
      h2: ['id'],
      h3: ['id'],
      ol: ['start'],
      pre: ['class', 'tabindex'],
      span: ['class'],
      div: ['class', 'tabindex', 'role', 'aria-label'],
      table: ['role'],
      thead: ['role'],
      tbody: ['role'],
      tr: ['role'],
      th: ['scope', 'class', 'role'],
      td: ['class', 'role', 'data-label'],
      ...Object.fromEntries(FIGURE_TAGS.map((tag) => [tag, FIGURE_ATTRIBUTES])),
    },
    allowedClasses: {
      pre: ['code', 'output'],
      span: ['tok-*'],
      div: ['table-scroll', 'table-wide'],
      th: ['align-*'],
      td: ['align-*'],
    },
    transformTags: { '*': withoutLoading },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    // SVG is case-sensitive: `viewBox`.
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
  });
}
