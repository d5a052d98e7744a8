/** A mail as received. */
export interface ReceivedMail {
  /** From the SMTP commands, which determine the recipients. */
  envelope: { from: string; to: string[] };
  /** By name in lower case, decoded, with continuation lines joined. */
  headers: Record<string, string>;
  /** The name of every header line, to detect duplicates. */
  headerNames: string[];
  text: string;
  html: string;
  source: string;
}

/** Parses mails written by nodemailer: `multipart/alternative` with a text and an HTML part. */
export function parseMail(source: string, envelope: ReceivedMail['envelope']): ReceivedMail {
  const { headers, headerNames, body } = split(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => split(part.replace(/^\r\n/, '')))
    : [split(source)];
  const bodyOf = (type: string) => {
    const part = parts.find((candidate) => candidate.headers['content-type']?.startsWith(type));
    return part ? decodeBody(part.body, part.headers['content-transfer-encoding']) : '';
  };
  return { envelope, headers, headerNames, text: bodyOf('text/plain'), html: bodyOf('text/html'), source };
}

function split(source: string) {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? [];
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const pairs = lines.map((line) => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), decodeWords(line.slice(at + 1).trim())] as const;
  });
  return { headers: Object.fromEntries(pairs), headerNames: pairs.map(([name]) => name), body };
}

/** RFC 2047: `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=`. */
const decodeWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('latin1')
        : unquote(word.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'));

const unquote = (text: string): string =>
  text.replace(/=([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function decodeBody(body: string, encoding = '7bit'): string {
  const decoded = {
    base64: () => Buffer.from(body, 'base64').toString('utf8'),
    'quoted-printable': () => Buffer.from(unquote(body.replace(/=\r?\n/g, '')), 'latin1').toString('utf8'),
  }[encoding.toLowerCase()];
  return (decoded?.() ?? body).replaceAll('\r\n', '\n').trimEnd();
}
