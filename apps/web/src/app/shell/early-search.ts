let typed = '';

/** Keeps what was typed into the prerendered search box before the application replaces it. */
export function captureEarlySearch(): void {
  typed = document.querySelector<HTMLInputElement>('#root input[type="search"]')?.value ?? '';
}

export const earlySearch = () => typed;

export function forgetEarlySearch(): void {
  typed = '';
}
