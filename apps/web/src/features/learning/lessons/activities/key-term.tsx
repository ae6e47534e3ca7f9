import type { BlockOf } from '@academy/contract/learning/documents';
import type { ReactNode } from 'react';
import { SanitisedHtml } from '../../../../ui/sanitised-html.tsx';

const LANGUAGES = { zu: 'isiZulu', xh: 'isiXhosa', st: 'Sesotho', af: 'Afrikaans' } as const;
const CODES = ['zu', 'xh', 'st', 'af'] as const;

interface KeyTermProps {
  block: Pick<BlockOf<'term'>, 'word' | 'meansHtml' | 'words' | 'source'>;
  /** The content below it. */
  children?: ReactNode;
}

export function KeyTerm({ block: { word, meansHtml, words, source }, children }: KeyTermProps) {
  const known = CODES.flatMap((code) => (words[code] === undefined ? [] : [{ code, word: words[code] }]));
  return (
    <dl className="key-term">
      <dt>{word}</dt>
      <dd>
        <SanitisedHtml html={meansHtml} />
        {known.length > 0 && (
          <p className="key-term-words">
            {known.map(({ code, word: translated }) => (
              <span key={code}>
                {LANGUAGES[code]}: <b lang={code}>{translated}</b>
              </span>
            ))}
            <span className="text-ink-3">Source: {source}</span>
          </p>
        )}
        {children}
      </dd>
    </dl>
  );
}
