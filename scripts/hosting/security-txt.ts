/**
 * The file that tells who to write to about a weakness (RFC 9116). It holds for eleven to twelve months, to the end of
 * a month, so that every build of one month writes the same.
 */
export function securityTxt(origin: string, email: string, locales: readonly string[], now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 12, 1) - 1000);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
