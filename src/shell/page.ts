/** What every page with a header and a footer runs: one file, so that it is one request. */
import '../features/shortlist/save-button.ts';
import './back-to-top.ts';
import './contact-links.ts';
import './header.ts';
import './picture-transition.ts';
