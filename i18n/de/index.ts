import common from './common.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import costs from './costs.json' with { type: 'json' };
import embed from './embed.json' with { type: 'json' };
import feedback from './feedback.json' with { type: 'json' };
import filters from './filters.json' with { type: 'json' };
import forms from './forms.json' with { type: 'json' };
import gallery from './gallery.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import listing from './listing.json' with { type: 'json' };
import mail from './mail.json' with { type: 'json' };
import map from './map.json' with { type: 'json' };
import owner from './owner.json' with { type: 'json' };
import policies from './policies.json' with { type: 'json' };
import property from './property.json' with { type: 'json' };
import relay from './relay.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import shortlist from './shortlist.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };
import types from './types.json' with { type: 'json' };
import viewings from './viewings.json' with { type: 'json' };

/** A language's texts by namespace; the file is the same in every language. */
export default {
  common,
  consent,
  costs,
  embed,
  feedback,
  filters,
  forms,
  gallery,
  law,
  listing,
  mail,
  map,
  owner,
  policies,
  property,
  relay,
  search,
  shortlist,
  tools,
  types,
  viewings,
};
