import { useState } from 'react';
import { Checkbox } from '../../../../../ui/forms/checkbox.tsx';
import { Choices, Says } from '../figure-parts.tsx';
import { SENTENCES, type SentenceCode, tokensOf } from './tokeniser.ts';

const CHOICES = SENTENCES.map(({ code, language }) => ({ value: code, label: language }));

export function TokeniserFigure() {
  const [code, setCode] = useState<SentenceCode>('en');
  const [hasMore, setHasMore] = useState(false);
  const sentence = SENTENCES.find((one) => one.code === code) ?? SENTENCES[0];
  const tokens = tokensOf(sentence.text, hasMore);
  return (
    <div className="fig">
      <Choices legend="The same thanks in" choices={CHOICES} chosen={code} onChoose={setCode} />
      <p lang={code} className="fig-tokens">
        {tokens.map((token, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a token has no identity except its index
          <span key={index}>{token}</span>
        ))}
      </p>
      <Checkbox
        label="Make the list from more isiZulu and isiXhosa text"
        checked={hasMore}
        onChange={(event) => setHasMore(event.target.checked)}
      />
      <Says>
        {sentence.language}: {tokens.length} tokens for “{sentence.text}”.
      </Says>
    </div>
  );
}
