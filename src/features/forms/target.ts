import type { FormId } from '../../routing/forms.ts';
import type { SiteInfo } from '../../snapshot/schema/site.ts';
import type { LeadTarget } from './view.ts';

/**
 * Where a form is sent (docs/leads.md). The relay takes `{endpoint}/{form}`; a service that takes plain form
 * posts has one address, which may contain `{form}`; Netlify takes a post to any page, so the thank-you page
 * is used.
 * @param thanks the path of the thank-you page
 * @returns `undefined` if the site has no leads endpoint
 */
export function leadTarget(
  { leads, url }: Pick<SiteInfo, 'leads' | 'url'>,
  form: FormId,
  thanks: string,
): LeadTarget | undefined {
  if (!leads) return undefined;
  const { service, endpoint, honeypot } = leads;
  const fill = (text: string): string => text.replaceAll('{thanks}', url + thanks).replaceAll('{form}', form);
  const hidden = Object.fromEntries(Object.entries(leads.hidden).map(([name, value]) => [name, fill(value)]));
  const common = { service, thanks, honeypot };
  if (service === 'relay') return { ...common, action: `${endpoint.replace(/\/$/, '')}/${form}`, hidden };
  if (service === 'netlify') return { ...common, action: thanks, hidden: { 'form-name': form, ...hidden } };
  return { ...common, action: fill(endpoint), hidden: { form, ...hidden } };
}
