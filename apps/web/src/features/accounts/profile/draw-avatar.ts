import { AVATAR_MAX_BYTES, AVATAR_PIXELS } from '@academy/domain/accounts/profiles';

const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** The centre of a picture, redrawn: small, square, and without metadata. Null if it is not a picture. */
export async function drawAvatar(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(side, AVATAR_PIXELS);
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality);
    const base64 = url.slice(url.indexOf(',') + 1);
    if (url.startsWith('data:image/jpeg') && base64.length * 0.75 <= AVATAR_MAX_BYTES) return base64;
  }
  return null;
}
