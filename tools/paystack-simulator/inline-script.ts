/**
 * The content of `/v2/inline.js`: the interface of the provider's `PaystackPop`, over a frame that communicates by
 * `postMessage` with the provider's own event names.
 */
export function inlineScript(origin: string): string {
  return `(() => {
const ORIGIN = ${JSON.stringify(origin)};
const none = () => undefined;
class PaystackPop {
  constructor() { this.frame = null; this.options = {}; this.listener = null; this.id = null; }
  static setup(options) { const pop = new PaystackPop(); return { openIframe: () => pop.newTransaction(options) }; }
  isLoaded() { return this.frame !== null; }
  show(path, options) {
    this.close();
    this.options = { onSuccess: none, onCancel: none, onError: none, onLoad: none, ...options };
    const frame = document.createElement('iframe');
    frame.title = 'Payment';
    frame.allow = 'payment';
    Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0',
      zIndex: '2147483647', background: 'rgba(0,0,0,.6)' });
    this.listener = (message) => { if (message.origin === ORIGIN && message.source === frame.contentWindow) this.take(message.data); };
    addEventListener('message', this.listener);
    frame.addEventListener('error', () => this.options.onError({ message: 'The payment page did not load' }));
    frame.src = ORIGIN + path;
    document.body.append(frame);
    this.frame = frame;
    return this;
  }
  take({ event, data }) {
    if (event === 'loaded:transaction') { this.id = data.id; this.options.onLoad(data); }
    if (event === 'success') { this.close(); this.options.onSuccess(data); }
    if (event === 'transfer:pending') { this.close(); (this.options.onBankTransferConfirmationPending ?? this.options.onCancel)(data); }
    if (event === 'cancel' || event === 'close') { this.close(); this.options.onCancel(); }
    if (event === 'error') this.options.onError(data);
  }
  close() {
    if (this.listener) removeEventListener('message', this.listener);
    this.frame?.remove();
    this.listener = this.frame = null;
  }
  resumeTransaction(accessCode, options = {}) { return this.show('/popup/' + encodeURIComponent(accessCode), options); }
  newTransaction(options) {
    fetch(ORIGIN + '/checkout/request_inline', { method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify(options) })
      .then((answer) => answer.json())
      .then(({ status, message, data }) => status ? this.resumeTransaction(data.access_code, options) : options.onError?.({ message }),
        () => options.onError?.({ message: 'The payment could not be started' }));
    return this;
  }
  checkout(options) { return Promise.resolve(this.newTransaction(options)); }
  preloadTransaction(options) { return () => this.newTransaction(options); }
  cancelTransaction() { this.close(); this.options.onCancel?.(); }
}
window.PaystackPop = PaystackPop;
})();
`;
}
