const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** `1 coin`, `50 coins`. */
export function coinsInWords(amount: number): string {
  return `${amount} ${amount === 1 ? 'coin' : 'coins'}`;
}

/** `+50`, `−500`: with the minus sign of typography, which is as wide as the plus. */
export function signedAmount(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** `50`, `−550`. */
export function balanceInDigits(balance: number): string {
  return balance < 0 ? `−${-balance}` : String(balance);
}

/** `Three more courses`. */
export function moreCourses(count: number): string {
  const number = SMALL_NUMBERS[count] ?? String(count);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} more ${count === 1 ? 'course' : 'courses'}`;
}
