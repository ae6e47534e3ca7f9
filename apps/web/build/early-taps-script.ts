import type { Plugin } from 'vite';

// On a slow line a page is visible seconds before its script has loaded. Until then this script responds: the sign-in
// panel opens at once, and any other button is remembered and pressed again when the page hydrates
// (`landing/waking`). It runs when the page's HTML has arrived; the Content-Security-Policy allows it by its hash.
const SCRIPT = `(() => {
  const panel = document.getElementById('sign-in');
  const opener = document.querySelector('[aria-controls="sign-in"]');
  if (!panel || !opener) return;
  const taps = [];
  const kept = (key) => { try { return sessionStorage.getItem(key); } catch { return null; } };
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    opener.setAttribute('aria-expanded', isOpen);
  };
  const remember = (button) => {
    if (!taps.includes(button)) taps.push(button);
    button.dataset.early = '';
  };
  const onClick = (event) => {
    const button = event.target.closest('button, [role=button]');
    if (!button || (button.type === 'submit' && panel.contains(button))) return;
    // The forms of the page itself wait for it; Enter in a field presses the button too.
    if (button.type === 'submit') event.preventDefault();
    if (button !== opener) return remember(button);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(panel.hidden);
    if (!panel.hidden) panel.querySelector('[name=username]').focus();
  };
  addEventListener('click', onClick);
  window.earlyTaps = {
    taps,
    stop() {
      removeEventListener('click', onClick);
    },
  };
  if (location.pathname !== '/') history.replaceState(null, '', '/');
  if (kept('sign-in-wanted')) {
    show(true);
    panel.querySelector('[name=returnPath]').value = kept('return-path') || '';
  }
})();`;

export function earlyTapsScript(): Plugin {
  return {
    name: 'academy-early-taps-script',
    transformIndexHtml: (html) =>
      html.replace('<!--early-taps-script-->', () => `<script>${SCRIPT}</script>`),
  };
}
