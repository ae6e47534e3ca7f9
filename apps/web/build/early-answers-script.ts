// Runs in the head of the application's pages, while their scripts are on their way: it begins the answers that the page
// will ask for first, and on inner pages the code of the page. `lib/answers/requests/early-answers.ts` takes them over. The server
// allows it by its hash. Code is hinted as a script, like all that these pages begin with (`build.ts`).
import { MAILED_PATHS } from '@academy/domain/access';

/** The pages whose code and answers are known by the path alone. */
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

/** Pages for anyone, who need not be known for them. */
const OPEN_PLACES = MAILED_PATHS.map((path) => path.split('/')[1]);

export function earlyAnswersScript({ course, lesson }: PageFiles): string {
  const script = SCRIPT.replace('OPEN_PLACES', () => JSON.stringify(OPEN_PLACES))
    .replace('FILES.course', () => JSON.stringify(course))
    .replace('FILES.lesson', () => JSON.stringify(lesson));
  return `<script>${script}</script>`;
}
