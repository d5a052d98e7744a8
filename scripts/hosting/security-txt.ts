/**
 * The file that names the contact for security reports (RFC 9116). It is valid for eleven to twelve months,
 * until the end of a month, so that all builds in one month are identical.
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
