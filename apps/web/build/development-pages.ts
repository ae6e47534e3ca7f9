import { MAILED_PATHS, routeOf } from '@academy/domain/access';
import type { Plugin } from 'vite';

function pageFor(path: string, hasSignIn: boolean): string {
  if (path === '/dev/ui') return '/dev-ui.html';
  if (path === '/privacy') return '/privacy.html';
  const route = routeOf(path);
  if (route === null || MAILED_PATHS.includes(route) || hasSignIn) return '/app.html';
  return route === '/' ? '/landing.html' : '/door.html';
}

/** In development: serves the page that the server would serve, and the component showcase at `/dev/ui`. */
export function developmentPages(): Plugin {
  return {
    name: 'academy-development-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '/';
        const isPage = !path.includes('.') && !/^\/(api|metrics|@|src|node_modules)(\/|$)/.test(path);
        const wantsPage = isPage && request.headers.accept?.includes('text/html');
        if (wantsPage) request.url = pageFor(path, /\bsign-in=/.test(request.headers.cookie ?? ''));
        next();
      });
    },
  };
}
