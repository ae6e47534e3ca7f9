import { replyBlocks } from './reply-blocks.ts';

/** Plain text with paragraphs and lists; nothing in it is ever rendered as markup. */
export function ReplyText({ text }: { text: string }) {
  return (
    <div className="grid gap-2.5">
      {replyBlocks(text).map((block, place) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a growing text never reorders its blocks.
          <ul key={place} className="grid list-disc gap-1 pl-5">
            {block.items.map((item, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above.
              <li key={row}>{item}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <p key={place}>{block.text}</p>
        ),
      )}
    </div>
  );
}
