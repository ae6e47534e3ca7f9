// 1§3: exactly these, in this order.
export const PROVINCES = [
  'Eastern Cape',
  'Free State',
  'Gauteng',
  'KwaZulu-Natal',
  'Limpopo',
  'Mpumalanga',
  'Northern Cape',
  'North West',
  'Western Cape',
] as const;
export type Province = (typeof PROVINCES)[number];

export function isProvince(word: string): word is Province {
  return PROVINCES.some((province) => province === word);
}
