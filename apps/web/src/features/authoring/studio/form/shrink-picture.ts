import { MOST_IMAGE_BYTES } from '@academy/domain/kernel';

const WIDEST = 800;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** Redrawn: small enough for a slow line, and without metadata. Null if it is not a picture. */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, WIDEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return null;
  // JPEG has no transparency.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const url = canvas.toDataURL('image/jpeg', quality);
    const base64 = url.slice(url.indexOf(',') + 1);
    if (url.startsWith('data:image/jpeg') && base64.length * 0.75 <= MOST_IMAGE_BYTES) return base64;
  }
  return null;
}
