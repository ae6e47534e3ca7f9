/** The largest size at which it is shown, on a screen with two pixels per CSS pixel. */
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
