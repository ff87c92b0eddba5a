import { createServer, type AddressInfo, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { smtpSender } from './smtp.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const OK = '250 ok\r\n';
const ANSWERS: Readonly<Record<string, string>> = { DATA: '354 go on\r\n', QUIT: '221 bye\r\n' };

interface SlowServer {
  greetsAfterMs?: number;
  /** Sends a byte of its answer to this command now and then, and never the last one. */
  dripsAt?: string;
}

/** An SMTP server by hand: its answers come as slowly as they are asked to. */
async function slowServer({ greetsAfterMs = 0, dripsAt }: SlowServer) {
  const sockets = new Set<Socket>();
  const mails: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
    setTimeout(() => socket.write('220 mail.example\r\n'), greetsAfterMs);
    let isMail = false;
    const answer = (command: string, text: string) => {
      if (command !== dripsAt) return socket.write(text);
      const drip = setInterval(() => socket.write('2'), 20);
      return socket.on('close', () => clearInterval(drip));
    };
    socket.on('data', (bytes) => {
      const said = bytes.toString();
      if (isMail && !said.endsWith('\r\n.\r\n')) return;
      const command = isMail ? '.' : said.slice(0, 4);
      if (isMail) mails.push(said);
      isMail = command === 'DATA';
      answer(command, ANSWERS[command] ?? OK);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mails, sockets };
}

const mail = {
  id: 'lead.1',
  sender: 'Kheya Travels',
  recipients: ['agency@kheya.test'],
  subject: 'New enquiry',
  text: 'Karim',
  html: '<p>Karim</p>',
};
const TIMES = { connectMs: 300, greetMs: 60_000, idleMs: 60_000, wholeMs: 60_000 };

test.for(['EHLO', 'MAIL', 'RCPT', 'DATA', '.'])(
  'a server whose answer to %s comes in drips for ever is left in the end',
  async (dripsAt) => {
    const { url, sockets } = await slowServer({ dripsAt });
    const send = smtpSender(url, 'https://kheya.example', { ...TIMES, wholeMs: 400 });
    await expect(send(mail)).rejects.toThrow('EABORT');
    await eventually(() => expect(sockets.size).toBe(0));
  },
);

test('a server that greets late is given the mail', async () => {
  const { url, mails } = await slowServer({ greetsAfterMs: 800 });
  const send = smtpSender(url, 'https://kheya.example', TIMES);
  await expect(send(mail)).resolves.toEqual([]);
  expect(mails).toHaveLength(1);
});

test('a certificate that is not believed is told from a server that is not there', async () => {
  // Its certificate is the one that the package comes with.
  const server = new SMTPServer({ disabledCommands: ['AUTH'] });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const send = smtpSender(`smtp://127.0.0.1:${port}`, 'https://kheya.example', TIMES);
  await expect(send(mail)).rejects.toThrow(/^ESOCKET (DEPTH_ZERO|CERT_|SELF_SIGNED)\w+ at CONN$/);
  await new Promise<void>((resolve) => server.close(resolve));
  await expect(send(mail)).rejects.toThrow('ESOCKET ECONNREFUSED at CONN');
});

test.for([
  ['info%kheya.example', 'info%kheya.example'],
  ['info%40kheya.example', 'info@kheya.example'],
] as const)('a login is written %s, as hosts give it', async ([written, login]) => {
  const logins: unknown[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => {
      logins.push(username);
      done(null, { user: username });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://${written}:ferry@127.0.0.1:${port}`;
  await expect(smtpSender(url, 'https://kheya.example', TIMES)(mail)).resolves.toEqual([]);
  expect(logins).toEqual([login]);
});
