/** Inserts a text at the cursor. The browser's own command keeps the field's undo history; setting the value would lose it. */
export function insertText(field: HTMLTextAreaElement, before: string, after = ''): void {
  const { selectionStart, selectionEnd, value } = field;
  const chosen = value.slice(selectionStart, selectionEnd);
  field.focus();
  const isDone = document.execCommand('insertText', false, `${before}${chosen}${after}`);
  if (!isDone) {
    field.setRangeText(`${before}${chosen}${after}`, selectionStart, selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const end = selectionStart + before.length + chosen.length;
  field.setSelectionRange(end, end);
}

/** Scrolls to a line of the field and puts the cursor there. */
export function goToLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  const mirror = field.previousElementSibling?.querySelector(`[data-line="${line}"]`);
  mirror?.scrollIntoView({ block: 'center' });
}
