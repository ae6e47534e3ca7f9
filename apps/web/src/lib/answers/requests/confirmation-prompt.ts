type AskToConfirm = () => Promise<boolean>;

let ask: AskToConfirm = () => Promise.resolve(false);
let asking: Promise<boolean> | null = null;

/** The application knows how a person is asked. */
export function provideConfirmation(asks: AskToConfirm): void {
  ask = asks;
}

/** Whether the person has shown who they are. What needs it at the same time waits for the same question. */
export function confirmPerson(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}
