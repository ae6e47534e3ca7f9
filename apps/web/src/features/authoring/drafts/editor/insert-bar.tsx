import type { RefObject } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { openingOf, piecesFor } from './insert-pieces.ts';
import { insertText } from './insert-text.ts';

/** Snippets that authors often need, inserted at the cursor. */
export function InsertBar({
  path,
  fieldRef,
}: {
  path: string;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
}) {
  return (
    <fieldset className="flex min-w-0 gap-1 overflow-x-auto pb-1">
      <legend className="sr-only">Insert</legend>
      {piecesFor(path).map((piece) => (
        <Button
          key={piece.label}
          variant="quiet"
          className="px-2.5"
          onClick={() => {
            const field = fieldRef.current;
            if (field) insertText(field, openingOf(piece, field.value), piece.after);
          }}
        >
          {piece.label}
        </Button>
      ))}
    </fieldset>
  );
}
