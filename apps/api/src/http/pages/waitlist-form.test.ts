import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { createWebBuild, type WebBuild } from './test/web-build.ts';

// The fields of these that the built page's form has.
const LANDING = `<script>early()</script>landing page
  <form><input id="a" name="name" required/><input type="email" name="email"/>
  <select name="province"><option value="">Choose</option><option value="Gauteng">Gauteng</option></select>
  <p><!--waitlist-problem--></p><div><!--waitlist-place--></div></form>`;

let web: WebBuild;
let test: TestApp;
beforeAll(async () => {
  web = await createWebBuild((page) => (page === 'landing' ? LANDING : `${page} page`));
  test = await createTestApp({ PUBLIC_URL: 'http://academy.example' }, { webRoot: web.webRoot });
});
afterAll(async () => {
  await test.close();
  await web.remove();
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const THANDI = { name: 'Thandi Nkosi', email: 'thandi@example.co.za', province: 'Gauteng', website: '' };
function send(fields: Record<string, string>, address = '196.25.7.1', headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  return test.call('POST', '/', { body, headers: { ...FORM, ...headers }, address });
}

describe('the waiting-list form of a page whose script has not come', () => {
  it('LAND-13 takes a place and answers with the page and the position', async () => {
    const answer = await send(THANDI);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain("<div>You're on the list! Position #1 of 50.</div>");
    expect(answer.body).toContain('<!--waitlist-problem-->');
    expect((await test.call('GET', '/api/waitlist/stats')).json()).toMatchObject({ totalRegistered: 1 });
  });

  it('LAND-16 answers a refusal with its sentence and keeps what was typed', async () => {
    const strange = await send({ ...THANDI, name: '"><b>T' });
    expect(strange.statusCode).toBe(400);
    expect(strange.body).toContain('<p>Please write your name with letters only.');
    expect(strange.body).toContain('<input value="&quot;&gt;&lt;b&gt;T" id="a" name="name"');
    const answer = await send({ ...THANDI, email: 'THANDI@example.co.za' });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('<p>This email address is already on the list.</p>');
    expect(answer.body).toContain('<input value="THANDI@example.co.za" type="email"');
    expect(answer.body).toContain('<option value="Gauteng" selected>');
  });

  it('shows what was typed unchanged, also where a template or a replacement has special characters', async () => {
    const name = `$& $\` $' $1 \${1 + 1} {{name}} <%= 1 %> <!--waitlist-place-->`;
    const answer = await send({ ...THANDI, name });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(
      `<input value="$&amp; $\` $' $1 \${1 + 1} {{name}} &lt;%= 1 %&gt; &lt;!--waitlist-place--&gt;" id="a"`,
    );
    expect(answer.body.match(/landing page/g)).toHaveLength(1);
  });

  it.each([
    [{ email: 'x', name: '', province: '' }, 400, 'Please enter a valid email address.'],
    [{ province: '' }, 400, 'Please fill in all fields including your province.'],
    [{ province: '<script>' }, 400, 'Please choose one of the nine provinces.'],
    [{ website: 'spam' }, 400, 'We could not register you. Please check your details and try again.'],
    [{ role: 'administrator' }, 400, 'Please check what you typed and try again.'],
  ])('answers %j with %i', async (changes, status, sentence) => {
    const answer = await send({ ...THANDI, email: 'other@example.co.za', ...changes });
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(`<p>${sentence}</p>`);
    expect(answer.body).not.toContain('<script>"');
  });

  it('counts its tries with those of the endpoint', async () => {
    for (let tries = 0; tries < 10; tries += 1) await send(THANDI, '196.25.7.2');
    const limited = await send(THANDI, '196.25.7.2');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    const overApi = await test.call('POST', '/api/waitlist/register', {
      body: { name: 'A B', email: 'ab@example.co.za', province: 'Gauteng' },
      address: '196.25.7.2',
    });
    expect(overApi.statusCode).toBe(429);
  });

  it('is taken from our own pages only, and travels compressed', async () => {
    const foreign = await send(THANDI, '196.25.7.3', { 'sec-fetch-site': 'cross-site' });
    expect(foreign.statusCode).toBe(403);
    const small = await send(THANDI, '196.25.7.3', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('gzip');
  });

  it('says until when a place is held, where mail is sent', async () => {
    const mailing = await createTestApp(
      { SMTP_URL: 'smtp://mail.example', PUBLIC_URL: 'http://academy.example' },
      { webRoot: web.webRoot },
    );
    const body = new URLSearchParams(THANDI).toString();
    const answer = await mailing.call('POST', '/', { body, headers: FORM });
    expect(answer.body).toMatch(/Position #1 of 50\. We have sent you an email\..* hold it until 17 Nov/);
    await mailing.close();
  });
});
