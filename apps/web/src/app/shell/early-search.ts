let typed = '';

/** Before the application draws its own frame over the one in the HTML: what was typed there is kept. */
export function keepEarlySearch(): void {
  typed = document.querySelector<HTMLInputElement>('#root input[type="search"]')?.value ?? '';
}

export const earlySearch = () => typed;

export function forgetEarlySearch(): void {
  typed = '';
}
