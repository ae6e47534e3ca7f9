import type { Plugin } from 'vite';

// Runs before the first paint, so that a chosen theme does not flash. The server allows it by its hash.
const SCRIPT = `try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

export function themeScript(): Plugin {
  return {
    name: 'academy-theme-script',
    transformIndexHtml: (html) => html.replace('<!--theme-script-->', `<script>${SCRIPT}</script>`),
  };
}
