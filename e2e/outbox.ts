import type { APIRequestContext } from '@playwright/test';

interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
}

/** All mail to an address, newest first, however much has been sent to others since. */
export async function mailsTo(admin: APIRequestContext, address: string): Promise<Mail[]> {
  const read: Mail[] = [];
  for (let page = 1; ; page += 1) {
    const { mails, total } = await (await admin.get(`/api/admin/outbox?page=${page}`)).json();
    read.push(...mails);
    if (mails.length === 0 || read.length >= total)
      return read.filter(({ recipient }) => recipient === address);
  }
}
