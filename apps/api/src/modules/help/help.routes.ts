import type { helpEndpoints } from '@academy/contract/help';
import type { Handlers } from '../../http/endpoints/call.ts';
import { versioned } from '../../http/endpoints/versioned.ts';
import type { Services } from '../../services.ts';
import { academyContent } from '../academy-content/index.ts';

export function helpHandlers({ config }: Pick<Services, 'config'>): Handlers<typeof helpEndpoints> {
  return {
    async 'GET /api/help'() {
      const { help } = await academyContent();
      return versioned({
        questions: help.map(({ id, question, answerHtml }) => ({ id, question, answerHtml })),
        contact: {
          generalEmail: config.CONTACT_EMAIL,
          supportEmail: config.SUPPORT_EMAIL,
          phone: config.CONTACT_PHONE,
        },
        documentationUrl: config.DOCUMENTATION_URL,
        videosUrl: config.VIDEOS_URL,
      });
    },
  };
}
