import { createServer } from 'node:http';
import { startMailSink } from './mail-sink.ts';

/**
 * A mail server process for browser tests: receives mails on `SMTP_PORT`, and returns those to an address as
 * JSON at `http://localhost:{PORT}/?to={address}`.
 */
const sink = await startMailSink({ port: Number(process.env['SMTP_PORT']) });

createServer((request, response) => {
  const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to');
  const mails = sink.mails.filter(({ envelope }) => to === null || envelope.to.includes(to));
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(mails));
}).listen(Number(process.env['PORT']), 'localhost');

process.stdin.resume().on('end', () => process.exit());
