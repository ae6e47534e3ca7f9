import type { Choice } from '@academy/domain/learning/questions';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { SanitisedHtml } from '../sanitised-html.tsx';
import { MarkTag } from './choice-look.tsx';
import { movedStep } from './moved-step.ts';
import { plainText } from './plain-text.ts';

interface OrderListProps {
  labelledBy: string;
  steps: readonly Choice[];
  /** Ids in the learner's order. */
  order: readonly string[];
  /** Null: not marked. */
  isInPlace: (id: string) => boolean | null;
  onMove: (order: readonly string[]) => void;
}

/** Buttons to move a step, for touch and keyboard; on a button the arrow keys do the same. */
export function OrderList({ labelledBy, steps, order, isInPlace, onMove }: OrderListProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<{ id: string; by: -1 | 1 } | null>(null);
  const htmlOf = new Map(steps.map(({ id, html }) => [id, html]));

  // A button that moves with its step loses the focus on the way.
  useLayoutEffect(() => {
    if (moved === null) return;
    const buttons = listRef.current?.querySelectorAll<HTMLButtonElement>(`[data-step="${moved.id}"] button`);
    const [up, down] = buttons ?? [];
    const target = moved.by === -1 ? up : down;
    (target?.disabled ? (target === up ? down : up) : target)?.focus();
  }, [moved]);

  function move(id: string, by: -1 | 1) {
    onMove(movedStep(order, id, by));
    setMoved({ id, by });
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(id, event.key === 'ArrowUp' ? -1 : 1);
  }

  return (
    <>
      <ol ref={listRef} aria-labelledby={labelledBy} className="grid grid-cols-1 gap-2">
        {order.map((id, place) => {
          const html = htmlOf.get(id) ?? '';
          const text = plainText(html);
          const isRight = isInPlace(id);
          return (
            <li
              key={id}
              data-step={id}
              onKeyDown={(event) => onKeyDown(event, id)}
              className="flex items-center gap-2 rounded-md border-control border-line-strong bg-surface py-1 pr-1 pl-3.5"
            >
              <span className="min-w-4 font-bold font-heading text-ink-3">{place + 1}</span>
              <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
                <SanitisedHtml as="span" html={html} className="min-w-0" />
                {isRight !== null && <MarkTag isRight={isRight} right="In place" wrong="Not yet" />}
              </span>
              <span className="flex shrink-0">
                <IconButton
                  icon={ArrowUp}
                  label={`Move up: ${text}`}
                  disabled={place === 0}
                  onClick={() => move(id, -1)}
                />
                <IconButton
                  icon={ArrowDown}
                  label={`Move down: ${text}`}
                  disabled={place === order.length - 1}
                  onClick={() => move(id, 1)}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {moved &&
          `${plainText(htmlOf.get(moved.id) ?? '')}: place ${order.indexOf(moved.id) + 1} of ${order.length}`}
      </p>
    </>
  );
}
