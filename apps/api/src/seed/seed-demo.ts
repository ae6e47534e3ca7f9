import { CatalogueCache } from '../modules/catalogue/courses/index.ts';
import type { Services } from '../services.ts';
import { seedDemoAccounts } from './demo-accounts.ts';
import { seedDemoChat } from './demo-chat.ts';
import { seedDemoCoins } from './demo-coins.ts';
import { seedDemoEvents } from './demo-events.ts';
import { seedDemoLearner } from './demo-learner.ts';
import { seedDemoPaths } from './demo-paths.ts';
import { seedDemoSessions } from './demo-sessions.ts';
import { seedDemoTrainer } from './demo-trainer.ts';

type SeedContext = Pick<Services, 'db' | 'clock' | 'passwords' | 'config' | 'paystack'>;

/** The initial state of the demonstration (R3); each part is seeded once and then left alone. */
export async function seedDemo(services: SeedContext, contentFolder: string): Promise<void> {
  await seedDemoAccounts(services);
  await seedDemoTrainer(services);
  await seedDemoEvents(services, contentFolder);
  await seedDemoSessions(services, contentFolder);
  const withCatalogue = { ...services, catalogue: new CatalogueCache(services) };
  await seedDemoLearner(withCatalogue);
  await seedDemoPaths(services);
  await seedDemoCoins(withCatalogue);
  await seedDemoChat(services);
}
