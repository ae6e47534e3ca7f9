import userEvent from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { settle } from '../document/settle.ts';

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

async function step(work: () => Promise<unknown> | unknown): Promise<void> {
  await work();
  await settle();
}

/** `Control+K` as `user-event` writes it. */
function keysOf(combination: string): string {
  const keys = combination.split('+');
  const named = keys.pop() ?? '';
  const last = named === 'Space' ? ' ' : named;
  const held = keys.map((key) => `{${key}>}`).join('');
  const released = keys
    .toReversed()
    .map((key) => `{/${key}}`)
    .join('');
  // These are identified by their position on the keyboard.
  const pressed = /^F\d+$/.test(last) ? `[${last}]` : `{${last}}`;
  return `${held}${last.length === 1 ? last : pressed}${released}`;
}

function setValue(field: HTMLElement, value: string): void {
  field.focus();
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (!set) throw new Error(`Nothing can be written into a ${field.localName}.`);
  flushSync(() => {
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** The actions of a person; each ends when nothing is in progress any more. */
export const act = {
  click: (target: HTMLElement) =>
    step(() => {
      if (target.matches(':disabled')) throw new Error(`A disabled ${target.localName} cannot be clicked.`);
      return user.click(target);
    }),
  dblclick: (target: HTMLElement) => step(() => user.dblClick(target)),
  /** Sets the whole value at once. */
  fill: (field: HTMLElement, value: string) => step(() => setValue(field, value)),
  type: (field: HTMLElement, text: string) => step(() => user.type(field, text)),
  choose: (field: HTMLElement, option: string) => step(() => user.selectOptions(field, option)),
  focus: (target: HTMLElement) => step(() => flushSync(() => target.focus())),
  press: (key: string) => step(() => user.keyboard(keysOf(key))),
  back: () => step(() => history.back()),
};
