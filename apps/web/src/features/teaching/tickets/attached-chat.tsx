import type { TicketChatMessage } from '@academy/contract/teaching/tickets';

/** The conversation with the assistant, word for word. */
export function AttachedChat({ chat }: { chat: readonly TicketChatMessage[] }) {
  return (
    <details className="rounded-md border bg-sunken px-4 py-2">
      <summary className="min-h-touch cursor-pointer content-center font-semibold">
        Attached chat with the assistant
      </summary>
      <dl className="grid gap-3 pb-2">
        {chat.map(({ role, content }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: messages never change their order.
          <div key={place}>
            <dt className="font-semibold">{role === 'user' ? 'Learner' : 'Assistant'}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{content}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
