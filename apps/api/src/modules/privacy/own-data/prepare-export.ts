import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { exportExpiresAt } from '@academy/domain/privacy/own-data';
import { PRODUCT_NAME } from '@academy/domain/product';
import { letter, queueMail } from '../../academy/outbox/index.ts';
import { earlierAddresses, findAccount } from '../../accounts/identity/index.ts';
import { type ModuleContext, personalTablesOf } from '../../define-module.ts';
import { collectData } from './collect-data.ts';
import { dataPage } from './data-page.ts';
import { storeExport } from './exports.store.ts';
import { PersonRows } from './person-rows.store.ts';

type ExportContext = Pick<ModuleContext, 'db' | 'clock' | 'publicUrl' | 'modules'>;

const compressed = promisify(gzip);

const readyLetter = (name: string, publicUrl: string) =>
  letter(
    name,
    'The copy of your data is ready. You can download it for seven days, while you are signed in:',
    '',
    `${publicUrl}/settings/privacy`,
    '',
    'Each file is deleted at the academy as soon as it has reached you. If you did not ask for it, please change your password.',
  );

/** The job behind "Download my data". */
export async function prepareExport(
  { db, clock, publicUrl, modules }: ExportContext,
  userId: string,
): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account) return;
  const now = clock();
  const rowsOf = new PersonRows(personalTablesOf(modules));
  const data = await db.transaction(
    async (tx) =>
      collectData(rowsOf, tx, { ...account, earlierEmails: await earlierAddresses(tx, userId) }, now),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const page = await compressed(dataPage(data));
  const json = await compressed(JSON.stringify(data, null, 1));
  await db.transaction(async (tx) => {
    const isKept = await storeExport(tx, {
      userId,
      page,
      json,
      readyAt: now,
      expiresAt: exportExpiresAt(now),
    });
    if (!isKept || account.email === null) return;
    await queueMail(tx, {
      recipient: account.email,
      subject: `Your data at ${PRODUCT_NAME} is ready`,
      body: readyLetter(account.fullName ?? account.username, publicUrl()),
      now,
    });
  });
}
