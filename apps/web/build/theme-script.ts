import type { Plugin } from 'vite';

// Runs before the first paint, so that this device's settings do not flash: the theme (1§3), text size and
// accessibility mode (2§3), and data saving. Changes made in another tab are followed, and the browser frame of a
// phone follows the theme. The Content-Security-Policy allows it by its hash.
const PAGE_COLOURS = { light: '#f8f6f1', dark: '#0b1026' };
const SCRIPT = [
  'try{(function(){var h=document.documentElement,d=h.dataset,s=localStorage;function a(){',
  "var t=s.getItem('theme'),f=s.getItem('fontSize');",
  "if(t==='light'||t==='dark')d.theme=t;",
  "if(f==='large'||f==='extra-large')d.text=f;else delete d.text;",
  "if(s.getItem('accessibilityMode')==='true')d.a11y='enhanced';else delete d.a11y;",
  "if(s.getItem('liteMode')==='on')d.lite='on';else delete d.lite",
  "}function c(){if(d.theme)document.querySelectorAll('[name=theme-color][media]').forEach(function(m){",
  `m.content=d.theme==='dark'?'${PAGE_COLOURS.dark}':'${PAGE_COLOURS.light}'})}`,
  "new MutationObserver(c).observe(h,{attributeFilter:['data-theme']});a();c();addEventListener('storage',a)})()}catch(e){}",
].join('');

export function themeScript(): Plugin {
  return {
    name: 'academy-theme-script',
    transformIndexHtml: (html) => html.replace('<!--theme-script-->', () => `<script>${SCRIPT}</script>`),
  };
}
