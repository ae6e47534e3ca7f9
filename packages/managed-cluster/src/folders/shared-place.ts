import { chmod, mkdir } from 'node:fs/promises';

// For root only: where a plain user can go when the data folder or the programs are closed to it.
export const SHARED_PLACE = '/var/lib/nexusai-academy';

export async function makeSharedPlace(place: string): Promise<void> {
  const firstMade = await mkdir(place, { recursive: true });
  // Everybody may pass through, whatever the umask; nobody can list the names inside.
  if (firstMade !== undefined) await chmod(place, 0o711);
}
