// Runs in the head of the application's pages while their scripts load: it requests the answers that the page needs
// first, and on inner pages the code of the page. `lib/answers/requests/early-answers.ts` picks them up. The
// Content-Security-Policy allows it by its hash. Code is preloaded as a script, like everything that these pages
// start with (`build.ts`).
import { MAILED_PATHS } from '@academy/domain/access';

/** The pages whose code and answers follow from the path alone. */
interface PageFiles {
  readonly course: readonly string[];
  readonly lesson: readonly string[];
}

const SCRIPT = `(() => {
  const begun = new Map();
  const ask = (path) => {
    const headers = { accept: 'application/json, application/problem+json' };
    const answer = fetch(path, { credentials: 'include', headers });
    answer.catch(() => {});
    begun.set(path, answer);
  };
  const load = (files) => {
    for (const href of files) {
      const link = document.createElement('link');
      const as = href.endsWith('.css') ? 'style' : 'script';
      document.head.append(Object.assign(link, { rel: 'preload', as, href, crossOrigin: '' }));
    }
  };
  const [, place, course, inner, lesson] = location.pathname.split('/');
  if (OPEN_PLACES.includes(place)) return;
  window.begunAnswers = begun;
  ask('/api/auth/user');
  if (place === '' || place === 'dashboard') ask('/api/progress/user');
  if (place !== 'course' || !course) return;
  if (inner === 'lesson' && lesson) {
    load(FILES.lesson);
    ask('/api/lessons/' + lesson);
  } else if (!inner) {
    load(FILES.course);
    ask('/api/courses/' + course);
    ask('/api/courses/' + course + '/progress');
  }
})();`;

/** Public pages, which do not ask who is signed in. */
const OPEN_PLACES = MAILED_PATHS.map((path) => path.split('/')[1]);

export function earlyAnswersScript({ course, lesson }: PageFiles): string {
  const script = SCRIPT.replace('OPEN_PLACES', () => JSON.stringify(OPEN_PLACES))
    .replace('FILES.course', () => JSON.stringify(course))
    .replace('FILES.lesson', () => JSON.stringify(lesson));
  return `<script>${script}</script>`;
}
