/** The order with one step moved by one position; at an end it stays. */
export function movedStep(order: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = order.indexOf(id);
  const other = order[from + by];
  if (from === -1 || other === undefined) return order;
  return order.map((step) => (step === id ? other : step === other ? id : step));
}
