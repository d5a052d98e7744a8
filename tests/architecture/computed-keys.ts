// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the table quotes code
import { LOCALES } from '../../src/i18n/locales.ts';
import { FORM_IDS } from '../../src/routing/forms.ts';
import { MESSAGE_TYPES, VIEWING_STATUSES, VIEWING_TYPES } from '../../src/snapshot/schema/owner.ts';
import { property } from '../../src/snapshot/schema/property.ts';

const GOALS = ['sale', 'rent'];
const BY = ['city', 'type'];

/**
 * Keys that code puts together: the namespace, the file and what stands in it, and the values that take the
 * place of each `*`. A key that only such a pattern explains must be one of them.
 */
export const COMPUTED: readonly [
  namespace: string,
  file: string,
  code: string,
  pattern: string,
  ...values: (readonly string[])[],
][] = [
  [
    'common',
    'src/screens/ContactDetails.astro',
    'day.${from}',
    'day.*',
    ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  ],
  ['common', 'src/shell/Page.astro', 'languageName.${original}', 'languageName.*', LOCALES],
  [
    'consent',
    'src/features/consent/labels.ts',
    '${category}.text',
    '*.text',
    ['ad_personalization', 'ad_storage', 'ad_user_data', 'analytics_storage'],
  ],
  [
    'costs',
    'src/features/costs/CalculatorFields.tsx',
    'calc.${figure}',
    'calc.*',
    ['amount', 'percent', 'years', 'least', 'most'],
  ],
  ['embed', 'src/ui/embed/labels.ts', 'embed:load.${kind}', 'load.*', ['video', 'tour', 'street']],
  [
    'feedback',
    'src/screens/FeedbackScreen.astro',
    'feedback:${form}.text',
    '*.*',
    FORM_IDS,
    ['title', 'text'],
  ],
  [
    'feedback',
    'src/screens/FeedbackScreen.astro',
    'feedback:rental.${term}',
    'rental.**',
    ['income', 'persons', 'firstMonth', 'deposit', 'inventory'],
    ['', '.known'],
  ],
  [
    'filters',
    'src/features/listing/FilterBar.tsx',
    'sort.${sort}',
    'sort.*',
    ['newest', 'price-asc', 'price-desc', 'type', 'city'],
  ],
  ['filters', 'src/features/listing/FilterBar.tsx', 'view.${name}', 'view.*', ['grid', 'list', 'map']],
  ['forms', 'src/screens/FormScreen.astro', 'forms:${form}.lead', '*.*', FORM_IDS, ['title', 'lead']],
  // Leads that were stored before the question was made simpler.
  [
    'forms',
    'src/features/forms/view.ts',
    'option.${name}.${value}',
    'option.civilStatus.*',
    ['single', 'divorced', 'widowed'],
  ],
  ['listing', 'src/screens/LandingScreen.astro', 'listing:landing.${goal}.${by}', 'landing.*.*', GOALS, BY],
  ['listing', 'src/screens/LandingScreen.astro', 'listing:landing.meta.${goal}', 'landing.meta.*', GOALS],
  ['listing', 'src/screens/NarrowLinks.astro', 'listing:narrow.${by}', 'narrow.*', BY],
  ['listing', 'src/screens/NarrowLinks.astro', 'listing:narrow.all.${goal}', 'narrow.all.*', GOALS],
  [
    'listing',
    'src/screens/NeighbourhoodScreen.astro',
    'listing:neighbourhood.all.${goal}',
    'neighbourhood.all.*',
    GOALS,
  ],
  [
    'listing',
    'src/features/projects/UnitTable.astro',
    'listing:project.state.${unit.State}',
    'project.state.*',
    ['available', 'option', 'sold'],
  ],
  ['listing', 'src/screens/ListHeader.astro', 'listing:title.${goal}', 'title.*', GOALS],
  ['mail', 'scripts/relay/mail/agency-mail.ts', 'form.${form.id}', 'form.*', FORM_IDS],
  [
    'owner',
    'src/features/owner/login.ts',
    'error.${reason}',
    'error.*',
    ['credentials', 'damaged', 'outdated', 'unreachable'],
  ],
  ['owner', 'src/features/owner/Messages.tsx', 'message.${message.type}', 'message.*', MESSAGE_TYPES],
  ['owner', 'src/features/owner/Viewings.tsx', 'status.${viewing.status}', 'status.*', VIEWING_STATUSES],
  ['owner', 'src/features/owner/Viewings.tsx', 'type.${viewing.type}', 'type.*', VIEWING_TYPES],
  ['owner', 'src/features/owner/Viewings.tsx', 'viewings.${value}', 'viewings.*', ['all', 'coming', 'past']],
  [
    'policies',
    'src/features/consent/cookie-table.ts',
    'policies:own.${what}',
    'own.**',
    [
      'campaign',
      'consent',
      'documents',
      'drafts',
      'embeds',
      'language',
      'owner',
      'place',
      'popup',
      'shortlist',
    ],
    ['', '.why'],
  ],
  [
    'policies',
    'src/features/consent/cookie-table.ts',
    'policies:tool.${tool}',
    'tool.*',
    ['ads', 'analytics', 'pixel', 'tagManager'],
  ],
  [
    'property',
    'src/features/property/facts.ts',
    'property:field.${field}',
    'field.*',
    [...Object.keys(property.shape), 'address'],
  ],
  ['property', 'src/features/property/facts.ts', 'property:flood.${raw}', 'flood.*', ['A', 'B', 'C', 'D']],
  [
    'property',
    'src/features/property/facts.ts',
    'property:group.${id}',
    'group.*',
    ['essentials', 'rooms', 'building', 'energy', 'certificates', 'planning', 'money', 'viager'],
  ],
  [
    'property',
    'src/features/property/EnergyScale.astro',
    'property:region.${epc.region}',
    'region.*',
    ['brussels', 'flanders', 'wallonia', 'luxembourg'],
  ],
  ['property', 'src/screens/FormerScreen.astro', "'gone' : record.State}", 'status.*', ['gone']],
  [
    'relay',
    'scripts/relay/page/error-page.ts',
    'refused.${outcome.reason}',
    'refused.*',
    [
      'unreadable',
      'foreign',
      'unknown',
      'method',
      'slow',
      'tooLong',
      'type',
      'tooMany',
      'automatic',
      'unavailable',
    ],
  ],
  ['routes', 'src/routing/page-routes.ts', 'form.${form}', 'form.*', FORM_IDS],
  [
    'routes',
    'src/routing/page-routes.ts',
    'name.${name}',
    'name.*',
    ['feedback', 'login', 'shortlist', ...FORM_IDS.map((id) => `form.${id}`)],
  ],
  ['tools', 'src/features/listing/trail-bar.ts', 'trail.${direction}', 'trail.*', ['next', 'previous']],
];
