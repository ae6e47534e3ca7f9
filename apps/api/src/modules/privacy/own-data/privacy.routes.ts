import type { privacyEndpoints } from '@academy/contract/privacy/own-data';
import { accept, refuse } from '@academy/domain/kernel';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { addJob } from '../../../job-queue/add-job.store.ts';
import { checkOwnPassword, createTryLimits } from '../../accounts/identity/index.ts';
import type { ModuleContext } from '../../define-module.ts';
import { downloadExport } from './download-export.ts';
import { cancelErasure } from './erasures.store.ts';
import { addExportRequest, deleteExportFile } from './exports.store.ts';
import { readPrivacy, readRegister } from './read-privacy.ts';
import { requestErasure } from './request-erasure.ts';

const HOUR_MS = 60 * 60 * 1000;

export function privacyHandlers(context: ModuleContext): Handlers<typeof privacyEndpoints> {
  const { clock } = context;
  const parts = { ...context, tryLimits: createTryLimits(context) };
  return {
    'GET /api/privacy': async ({ db, actor }) => accept(await readPrivacy(context, db, actor.userId)),
    async 'POST /api/privacy/export'({ transaction, actor: { userId } }) {
      const tries = { 'data-copies': userId };
      const limited = await parts.tryLimits.take(tries);
      if (limited) return { ok: false, refusal: { code: 'too-many-copies', ...limited } } as const;
      let isNew = false;
      const result = await transaction(async (tx) => {
        const now = clock();
        isNew = await addExportRequest(tx, userId, now, new Date(now.getTime() - HOUR_MS));
        if (isNew) await addJob(tx, 'prepare-export', { userId });
        return accept(null);
      });
      // Asked again for a running one: nothing was prepared.
      if (!isNew) await parts.tryLimits.refund(tries);
      return result;
    },
    'POST /api/privacy/export/:format': ({ input, db, actor }) =>
      downloadExport(context, db, actor.userId, input.format),
    async 'PUT /api/privacy/export/:format/receipt'({ input, db, actor }) {
      await deleteExportFile(db, actor.userId, input);
      return accept(null);
    },
    async 'POST /api/privacy/erasure'(call) {
      const { transaction, actor } = call;
      if (actor.user.role === 'administrator') return refuse('administrator-account');
      const checked = await checkOwnPassword(parts, call);
      if (!checked.ok) return checked;
      return transaction((tx) => requestErasure(context, tx, actor));
    },
    async 'DELETE /api/privacy/erasure'({ db, actor }) {
      await cancelErasure(db, actor.userId);
      return accept(null);
    },
    'GET /api/admin/privacy': async ({ db }) => accept(await readRegister(context, db)),
  };
}
