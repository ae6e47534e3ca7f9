/** As large as it is ever shown, on a screen with two dots for one. */
export const AVATAR_PIXELS = 256;
export const AVATAR_MAX_BYTES = 30_000;

export function isAvatarSize(picture: {
  readonly bytes: { readonly length: number };
  readonly width: number;
  readonly height: number;
}): boolean {
  const { bytes, width, height } = picture;
  return bytes.length <= AVATAR_MAX_BYTES && width <= AVATAR_PIXELS && height <= AVATAR_PIXELS;
}
