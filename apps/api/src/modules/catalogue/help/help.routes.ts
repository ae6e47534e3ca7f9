import type { helpEndpoints } from '@academy/contract/catalogue/help';
import type { Handlers } from '../../../http/endpoints/call.ts';
import { versioned } from '../../../http/endpoints/responses/versioned.ts';
import type { SettingsCache } from '../../academy/academy-settings/index.ts';
import type { Catalogue, CatalogueCache } from '../courses/index.ts';

type Settings = Awaited<ReturnType<SettingsCache['read']>>;

function helpAnswer(settings: Settings, { help }: Catalogue) {
  return versioned({
    questions: help.map(({ id, question, answerHtml }) => ({ id, question, answerHtml })),
    contact: {
      generalEmail: settings.generalEmail,
      supportEmail: settings.supportEmail,
      phone: settings.phone,
    },
    documentationUrl: settings.documentationUrl,
    videosUrl: settings.videosUrl,
  });
}

interface HelpContext {
  readonly settings: Pick<SettingsCache, 'read'>;
  readonly catalogue: Pick<CatalogueCache, 'read'>;
}

/** The same for everybody until settings or content change, so it is made once per version of both. */
export function helpHandlers(context: HelpContext): Handlers<typeof helpEndpoints> {
  let made: { settings: Settings; catalogue: Catalogue; answer: ReturnType<typeof helpAnswer> } | null = null;
  return {
    async 'GET /api/help'() {
      const settings = await context.settings.read();
      const catalogue = await context.catalogue.read();
      if (made?.settings !== settings || made.catalogue !== catalogue)
        made = { settings, catalogue, answer: helpAnswer(settings, catalogue) };
      return made.answer;
    },
  };
}
