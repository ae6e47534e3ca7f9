type AskToConfirm = () => Promise<boolean>;

let ask: AskToConfirm = () => Promise.resolve(false);
let asking: Promise<boolean> | null = null;

/** The application provides how a person is asked. */
export function provideConfirmation(asks: AskToConfirm): void {
  ask = asks;
}

/** Whether the person has confirmed their identity. Calls that need it at the same time share one question. */
export function confirmPerson(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
