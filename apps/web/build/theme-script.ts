import type { Plugin } from 'vite';

// Runs before the first paint, so that what was chosen for this device does not flash: the theme (1§3), text size and
// accessibility mode (2§3), and whether data is saved. Another tab that changes them is followed, and so is the theme by the
// frame that a phone draws around the page. The server allows it by its hash.
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
